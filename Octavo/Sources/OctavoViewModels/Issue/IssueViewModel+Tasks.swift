import BinderyNavigation
import GitHubValues
import OctavoMarkup

/// The items with boxes in the texts of the thread.
extension IssueViewModel {
  /// The number of ticked items of the issue’s text, such as “3 of 7 tasks”; `nil` without items.
  var taskWords: String? {
    tasks.total == 0 ? nil : "\(tasks.done) of \(Strings.count(tasks.total, "task"))"
  }

  /// Whether the user may edit the text of an entry that the server has.
  func isEditable(_ row: ThreadEntry) -> Bool {
    switch row.subject {
    case .issue: rights.edits
    case .comment: services.isUser(row.author ?? "") && obstacle == nil
    case .request, .events, .folded, .fact, .review, .thread, .reviewComment, .gap: false
    }
  }

  /// Returns the address to which the place of an item is added, to tick it; `nil` if the user may
  /// not edit the text, or has to decide about an earlier edit.
  func ticking(_ row: ThreadEntry) -> String? {
    let isEdited = row.request.map { RequestKinds.request($0) is any TextEdit } ?? true
    guard isEditable(row), !row.needsUser, isEdited else { return nil }
    return EntryLink(row.id, Self.task).address
  }

  /// The name of the action in the address of an item.
  static let task = "task"

  /// Ticks an item of an entry, or removes the tick: an edit behind those that are not sent.
  func tick(_ value: String, of row: ThreadEntry) {
    guard let place = untracked({ place }), untracked({ ticking(row) }) != nil,
      let item = MarkupTasks.Place(value)
    else { return }
    guard let text = MarkupTasks.toggling(item, in: row.text) else {
      return services.showNotice("The text has changed meanwhile.")
    }
    let edit: any RequestKind =
      row.comment.map { CommentEdit(text, of: $0, from: row.text, on: place) }
      ?? IssueEdit(.text, text, from: row.text, of: place)
    services.changeOutbox { _ = try await $0.add(edit) }
  }
}
