import GitHubValues

/// Sentences about commits, branches, tags and releases.
nonisolated extension NewsSentence {
  mutating func describePush(
    _ fullName: String,
    _ head: String,
    _ before: String,
    _ commit: GitHub.Event.PushedCommit?
  ) {
    icon = .push
    let reference = Self.reference(fullName)
    let place = place(at: reference)
    let isNew = before.allSatisfy { $0 == "0" }
    let range = isNew || head.isEmpty ? nil : event.repository
    link = range.map { .comparison($0, base: before, head: head) } ?? place
    parts += [.init(" pushed to "), .init(reference.name, place), .init(" at "), repository()]
    if let commit, !commit.message.isEmpty {
      detail = String(commit.message.prefix { !$0.isNewline })
      return
    }
    detail = isNew ? Self.short(head) : changes(before, head)
  }

  /// Tells of several pushes to one branch; the row leads to the comparison of all their commits.
  mutating func describePushes(_ fullName: String, _ group: NewsGroup) {
    icon = .push
    let reference = Self.reference(fullName)
    parts += [
      .init(" pushed \(group.events.count) times to "), .init(reference.name, place(at: reference)),
      .init(" at "), repository(),
    ]
    guard case .push(_, let head, _, _, _) = group.newest.kind,
      case .push(_, _, let before, _, _) = group.oldest.kind
    else { return }
    link =
      event.repository.map { .comparison($0, base: before, head: head) } ?? place(at: reference)
    detail = changes(before, head)
  }

  /// Returns the first lines of the messages of commits, or their range while these are not known.
  private mutating func changes(_ before: String, _ head: String) -> String {
    let subject = event.repository.map { NewsSubject.push($0, base: before, head: head) }
    guard NewsGroup.isCommit(head), let known = detail(of: subject), !known.lines.isEmpty else {
      return "\(Self.short(before)) → \(Self.short(head))"
    }
    let more = known.count - known.lines.count
    let lines = known.lines.map(\.trimmed) + (more > 0 ? ["\(more) more"] : [])
    return lines.joined(separator: " · ")
  }

  mutating func describeCreation(_ kind: GitHub.Reference.Kind, _ name: String) {
    icon = kind == .branch ? .branch : .tag
    link = place(at: GitHub.Reference(kind: kind, name: name))
    parts += [.init(" created \(kind.rawValue) "), .init(name, link), .init(" at "), repository()]
  }

  mutating func describeDeletion(_ kind: GitHub.Reference.Kind, _ name: String) {
    icon = kind == .branch ? .branch : .tag
    parts += [.init(" deleted \(kind.rawValue) \(name) at "), repository()]
  }

  mutating func describeFork(_ fork: GitHub.RepositoryName) {
    link = .repository(fork, nil)
    say("forked", .fork)
    parts += [.init(" to "), .init("\(fork)", link)]
  }

  mutating func describeRelease(_ tag: String, _ name: String?) {
    icon = .release
    link = event.repository.map { .release($0, tag: tag) }
    parts += [.init(" released "), .init(tag, link), .init(" of "), repository()]
    detail = name == tag ? nil : name
  }
}
