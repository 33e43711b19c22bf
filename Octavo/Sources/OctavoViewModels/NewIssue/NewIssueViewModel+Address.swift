import BinderyNavigation
import Foundation
import GitHubValues
import IssueForms

/// The address of a new issue, which may name its members and the answers to the fields of a form.
extension NewIssueViewModel {
  /// Adds the members of an address to an issue, whose draft keeps what it has.
  func add(
    _ form: NewIssueForm,
    to writing: IssueWriting,
    besides template: IssueTemplate?
  ) {
    var draft = writing.draft
    if let title = form.members["title"], [template?.title ?? "", ""].contains(draft.title) {
      draft.title = title
    }
    let body = form.members["body"] ?? ""
    if !body.isEmpty, writing.fields.isEmpty, !draft.body.contains(body) {
      draft.body += draft.body.isEmpty ? body : "\n\n\(body)"
    }
    if triages {
      let labels = draft.labels.map { $0.name.lowercased() }
      draft.labels += form.words("labels").filter { !labels.contains($0.lowercased()) }
        .map { GitHub.Label(name: $0) }
      let logins = draft.assignees.map { $0.login.lowercased() }
      draft.assignees += form.words("assignees").filter { !logins.contains($0.lowercased()) }
        .map { GitHub.Account(login: $0) }
      if let title = form.members["milestone"], draft.milestone == nil {
        Task.immediate { await setMilestone(title, of: writing) }
      }
    }
    // What the user has cleared in a draft stays so.
    for field in writing.fields where keeper?.reference == nil {
      guard let words = form.members[field.id], !NewIssueForm.names.contains(field.id),
        let answer = field.field.answer(in: words)
      else { continue }
      draft.answers[field.id] = answer
    }
    guard draft != writing.draft else { return }
    // An address alone is not worth a draft.
    if keeper?.reference == nil { writing.begin(with: draft) } else { writing.show(draft) }
  }

  /// Sets the milestone with a title, if there is one.
  private func setMilestone(_ title: String, of writing: IssueWriting) async {
    do {
      try await services.sync.refresh(.milestones(of: repository))
    } catch {
      // One that was read before will do.
    }
    services.store.observe(.milestones(of: repository)).startWithValues { stored in
      let found = stored.value?.first { $0.title.lowercased() == title.lowercased() }
      if let found, writing.options.milestone == nil { writing.options.milestone = found }
    }.dispose()
  }

  /// The address at which the browser goes on with what was filled in.
  var browserAddress: URL? {
    guard let page, let file = path?.split(separator: "/").last else { return address }
    var items = [("template", String(file)), ("title", page.title)]
    items += page.fields.compactMap { field in
      field.id.hasPrefix("\u{0}") ? nil : field.words.map { (field.id, $0) }
    }
    let query = items.map { "\(PercentCoding.encode($0.0))=\(PercentCoding.encode($0.1))" }
    let start = address?.absoluteString ?? ""
    return URL(string: "\(start)?\(query.joined(separator: "&"))")
  }
}
