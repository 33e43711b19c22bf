import BinderyNavigation
import Foundation
import GitHubEndpoints
import GitHubValues
import OctavoMarkup

/// The forms that one text of a thread has had, while the user looks at them.
final class TextHistory: ViewModel {
  /// The entry of the text; `nil` while none is shown.
  @MutableProperty private(set) var entry: ThreadEntry.ID?
  /// The id of the text in GraphQL.
  @MutableProperty private var node: String?
  @MutableProperty private var stored = Stored<[GitHub.TextVersion]>()

  private let services: Services
  private let comparison = TextComparison()
  private lazy var loadCommand = command(.latest) { viewModel in
    guard let node = untracked({ viewModel.node }) else { return }
    try await viewModel.services.sync.refresh(.versions(ofNode: node))
  }

  init(_ services: Services) {
    self.services = services
    super.init()
    _stored
      <~ $node.producer.skipRepeats().flatMap(.latest) { node in
        node.map { services.store.observe(.versions(ofNode: $0)) }
          ?? SignalProducer(value: Stored())
      }
    errors.collect(loadCommand)
  }

  /// Shows the forms of the text of an entry, or hides them if they are shown.
  func toggle(_ id: ThreadEntry.ID, _ node: String) {
    let isShown = untracked { entry } == id
    batch { (entry, self.node) = isShown ? (nil, nil) : (id, node) }
    if !isShown { loadCommand.execute() }
  }

  /// Returns the sections below an entry: each form with its difference to the one before, the
  /// newest first; none for another entry.
  func sections(of id: ThreadEntry.ID, isWide: Bool) -> [MarkupSection] {
    guard id == entry else { return [] }
    guard let value = stored.value else {
      let words = message(for: errors.latest, by: services) ?? "Loading the edits…"
      return [MarkupSection(name: "\(id)-versions", line: [.muted(words)])]
    }
    let versions = value.sorted { ($0.editedAt ?? .distantPast) > ($1.editedAt ?? .distantPast) }
    guard !versions.isEmpty else {
      let words = "The server has no earlier form of this text."
      return [MarkupSection(name: "\(id)-versions", line: [.muted(words)])]
    }
    var sections = versions.indices.map { index in
      section(versions[index], before: versions.dropFirst(index + 1).first, of: id, isWide)
    }
    if versions.count >= Endpoint.mostVersions {
      let words = "Older edits are on the page of the server."
      sections.append(MarkupSection(name: "\(id)-older", line: [.muted(words)]))
    }
    return sections
  }

  private func section(
    _ version: GitHub.TextVersion,
    before: GitHub.TextVersion?,
    of id: ThreadEntry.ID,
    _ isWide: Bool
  ) -> MarkupSection {
    let name = "\(id)-version-\(version.id)"
    let age = version.editedAt.map { Strings.ago($0, now: services.now()) } ?? ""
    let verb = before == nil ? "wrote this" : "edited this"
    var head = [
      MarkupRun(version.editor ?? "ghost", style: .strong), MarkupRun(" \(verb) \(age)"),
    ]
    guard let text = version.text else {
      head.append(MarkupRun(" · this form was deleted from the history"))
      return MarkupSection(name: name, head: head, text: "")
    }
    guard let old = before?.text else { return MarkupSection(name: name, head: head, text: text) }
    let table = comparison.versions(named: name, old, text, base: old)
      .table(titles: ("Before", "After"), isWide: isWide)
    return MarkupSection(name: name, head: head, table: table)
  }
}

nonisolated extension StoreQuery where Value == [GitHub.TextVersion] {
  /// The latest forms of a text, the newest first.
  static func versions(ofNode node: String) -> Self {
    list("versions", of: node, .versions(ofNode: node))
  }
}

extension IssueViewModel {
  /// Showing the earlier forms of a text that was edited, or hiding them; `nil` for another text.
  func versionsAction(of row: ThreadEntry) -> ScreenAction? {
    let node: String?
    switch row.subject {
    case .issue(let issue):
      node = links.facts(requests)?.editedAt == nil ? nil : issue.nodeID
    case .comment(let comment): node = comment.isEdited ? comment.nodeID : nil
    default: node = nil
    }
    guard let node else { return nil }
    let title = history.entry == row.id ? "Hide Edits" : "Show Edits"
    return ScreenAction("versions", title) { [history] in history.toggle(row.id, node) }
  }
}
