import BinderyNavigation
import GitHubValues

/// The requests that a choice makes.
extension IssueChoiceViewModel {
  /// Sets an option that is not set, or removes one that is.
  public func open(_ row: Row) {
    if let draft { return set(row, in: draft) }
    let all = untracked { subjects }
    // Of several issues, those that have the option already are left as they are.
    let chosen = all.filter { issue, _ in
      row.isCurrent == present(in: issue).contains { $0.id == row.option.id }
    }
    switch row.option {
    case .label(let label):
      let needed = row.isCurrent ? nil : untracked { waiting(label) }
      let requests = chosen.map { IssueLabelRequest(label, isSet: !row.isCurrent, on: $0.place) }
      if let needed { return use(needed, for: requests) }
      services.change(requests)
    case .new(let name): make(name, for: all)
    case .assignee(let account):
      services.change(
        chosen.map { IssueAssigneeRequest(account, isSet: !row.isCurrent, on: $0.place) }
      )
    case .milestone(let milestone):
      change(row.isCurrent ? [] : chosen) { issue, place in
        IssueMilestoneRequest(milestone, from: issue.milestone?.number, on: place)
      }
    case .type(let type):
      change(row.isCurrent ? [] : chosen) { IssueTypeRequest(type, from: $0.type, on: $1) }
    case .issue(let other): open(other, isSet: !row.isCurrent, chosen)
    case .repository(let name):
      change(chosen, "Transferring to \(name).") { IssueTransferRequest(to: name, $1) }
    case .status(let option): if !row.isCurrent { set(option) }
    case .project(let project):
      let notice = row.isCurrent ? "Removed from “\(project.title.eventName)”." : nil
      change(chosen, notice) { IssueProjectMembership(project, isSet: !row.isCurrent, on: $1) }
    }
    if choice.isSingle { close() }
  }

  /// Links an issue to another one, or closes it as a duplicate.
  private func open(
    _ other: GitHub.Issue?,
    isSet: Bool,
    _ chosen: [(issue: GitHub.Issue, place: GitHub.IssuePlace)]
  ) {
    if let kind = choice.link, let other {
      return change(chosen) { IssueLinkRequest(other, kind, isSet: isSet, on: $1) }
    }
    let original = other.map { GitHub.IssueAddress($0.repository ?? repository, $0.number) }
    change(chosen, "Closed as duplicate.") { _, place in
      IssueStateRequest(open: false, as: .duplicate, of: original, place)
    }
  }

  private func change(
    _ chosen: [(issue: GitHub.Issue, place: GitHub.IssuePlace)],
    _ notice: String? = nil,
    _ request: (GitHub.Issue, GitHub.IssuePlace) -> any RequestKind
  ) {
    if !chosen.isEmpty { services.change(chosen.map { request($0.issue, $0.place) }, notice) }
  }

  /// Sets an option of an issue that is written, or removes it.
  private func set(_ row: Row, in draft: IssueDraftOptions) {
    switch row.option {
    case .label(let label):
      draft.labels.removeAll { $0.name.lowercased() == label.name.lowercased() }
      if !row.isCurrent { draft.labels.append(label) }
    case .assignee(let account):
      draft.assignees.removeAll { $0.login.lowercased() == account.login.lowercased() }
      if !row.isCurrent { draft.assignees.append(account) }
    case .milestone(let milestone):
      draft.milestone = milestone
      close()
    // The request is before that of the issue, which is sent later.
    case .new(let name):
      guard choice == .labels, let id = untracked({ storedRepository.value?.id }) else { return }
      let label = GitHub.Label(name: name)
      services.change([NewLabel(label, in: GitHub.RepositoryID(rawValue: id), repository)])
      draft.labels.append(label)
    // A link needs an issue.
    case .type, .issue, .repository, .status, .project: break
    }
  }

  /// Makes a label or a milestone, which the issues get when the server has it.
  private func make(
    _ name: String,
    for subjects: [(issue: GitHub.Issue, place: GitHub.IssuePlace)]
  ) {
    guard let place = subjects.first?.place else { return }
    let new: any RequestKind
    let uses: [any RequestKind]
    if choice == .milestone {
      let milestone = GitHub.Milestone(number: 0, title: name)
      new = NewMilestone(name, in: place.repository, place.name)
      uses = subjects.map {
        IssueMilestoneRequest(milestone, from: $0.issue.milestone?.number, on: $0.place)
      }
    } else {
      let label = GitHub.Label(name: name)
      new = NewLabel(label, in: place.repository, place.name)
      uses = subjects.map { IssueLabelRequest(label, isSet: true, on: $0.place) }
    }
    // The uses end with what they use if that is discarded.
    services.changeOutbox { try await $0.add(uses, after: new) }
  }

  /// Adds requests that depend on one that makes a label.
  private func use(_ needed: Int64, for requests: [IssueLabelRequest]) {
    services.changeOutbox { outbox in
      for request in requests {
        _ = try await outbox.add(request, needing: needed, consuming: nil)
      }
    }
  }
}
