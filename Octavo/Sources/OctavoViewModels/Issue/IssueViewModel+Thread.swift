import BinderyNavigation
import Foundation
import GitHubValues
import OctavoMarkup

extension IssueViewModel {
  /// Makes the document of the thread.
  func makeDocument() -> DocumentText {
    let selected = entry(selectedID)?.id
    return .sections(
      entries.flatMap { row -> [MarkupSection] in
        row.isLine
          ? [MarkupSection(name: row.id, line: line(of: row, isSelected: row.id == selected))]
          : newLine(above: row) + sections(of: row, selected)
      }
    )
  }

  /// Follows a link: that of a document, or an action of an entry.
  public func follow(_ address: String) {
    guard !toggleFold(at: address) else { return }
    guard let action = EntryLink(address) else {
      return services.open(ContentLink(address), in: documentPlace)
    }
    guard let row = untracked({ entry(action.entry) }) else { return }
    selectedID = row.id
    switch action.action {
    case "author": open(row)
    case Self.task: tick(action.value, of: row)
    case "react":
      Task.immediate { await react(GitHub.Reaction.Content(rawValue: action.value), to: row) }
    default: untracked { actions(for: row) }.action(action.action)?.perform()
    }
  }

  /// Opens or closes a fold of the thread or of the preview of a comment, whose document has no
  /// name, and returns whether the address is one of a fold.
  private func toggleFold(at address: String) -> Bool {
    guard let name = MarkupFold.name(of: address) else { return false }
    let preview = untracked { writing }?.composer.contents
    return (name.hasPrefix("/") ? preview : contents)?.toggleFold(at: address) ?? true
  }

  private func sections(of row: ThreadEntry, _ selected: ThreadEntry.ID?) -> [MarkupSection] {
    // The sentence of another request is no Markdown: it has names that others have written.
    let hasText = row.isComment || row.subject.isThread
    let text = !hasText ? "" : row.text.isEmpty && row.isComment ? "*No text.*" : row.text
    var section = MarkupSection(
      name: row.id,
      head: head(of: row, isSelected: row.id == selected),
      text: text,
      foot: foot(of: row)
    )
    section.isCut = row.subject.isCut
    section.ticking = ticking(row)
    return [section] + conflict(of: row) + history.sections(of: row.id, isWide: isWide)
  }

  /// The user’s text of an edit that was not made, below the comment as it is.
  ///
  /// A text that both have changed is compared: beside each other where there is room.
  private func conflict(of row: ThreadEntry) -> [MarkupSection] {
    guard let request = row.request, row.needsUser, row.present != nil,
      let edit = RequestKinds.request(request) as? any TextEdit
    else { return [] }
    let name = "\(row.id)-edit"
    guard let theirs = row.conflict?.base else {
      let head = [MarkupRun("Your text, which is not sent", style: .strong)]
      return [MarkupSection(name: name, head: head, text: edit.body)]
    }
    let table = comparison.versions(named: name, theirs, edit.body, base: edit.base)
      .table(titles: ("Theirs", "Yours, which is not sent"), isWide: isWide)
    return [MarkupSection(name: name, head: Self.legend, table: table)]
  }

  /// The meaning of the marks in a comparison.
  private static let legend = [
    MarkupRun("Both have changed the text", style: .strong), MarkupRun(" · "),
    MarkupRun("new", style: [.added, .strong]), MarkupRun(" · "),
    MarkupRun("removed in the other", style: [.removed, .strong]),
  ]

  /// The line of events or of folded comments, with the action that opens the comments.
  private func line(of row: ThreadEntry, isSelected: Bool) -> [MarkupRun] {
    let mark = isSelected ? [MarkupRun("▶ ", style: .strong)] : []
    switch row.subject {
    case .folded, .gap: break
    case .issue, .comment, .events, .fact, .review, .thread, .reviewComment, .request:
      return mark + row.line
    }
    let actions = actions(for: row).map { action in
      MarkupRun(action.title, link: EntryLink(row.id, action.id).address)
    }
    return mark + row.line + actions.flatMap { [MarkupRun(" · "), $0] }
  }

  private func head(of row: ThreadEntry, isSelected: Bool) -> [MarkupRun] {
    var words: [MarkupRun] = isSelected ? [MarkupRun("▶ ", style: .strong)] : []
    if row.subject.isThread { return words + row.line }
    let author = row.author ?? "ghost"
    words.append(
      MarkupRun(author, style: .strong, link: EntryLink(row.id, "author").address)
    )
    if !row.words.isEmpty { words.append(MarkupRun(" \(row.words)")) }
    if !row.isComment { words.append(MarkupRun(" · \(row.text)")) }
    if let status = row.status {
      words.append(MarkupRun(" · \(status)", style: row.needsUser ? .strong : []))
    }
    return words
  }

  /// The reactions, and the actions of the entry.
  private func foot(of row: ThreadEntry) -> [MarkupRun] {
    var words = row.reactions.flatMap { reaction -> [MarkupRun] in
      let sign = Strings.sign(of: reaction.content)
      return [
        MarkupRun(
          "\(sign) \(reaction.count)",
          style: reaction.isOwn == true ? .strong : [],
          link: EntryLink(row.id, "react", reaction.content.rawValue).address
        ), MarkupRun("  "),
      ]
    }
    for (index, action) in actions(for: row).filter(\.isEnabled).enumerated() {
      if index > 0 { words.append(MarkupRun(" · ")) }
      words.append(MarkupRun(action.title, link: EntryLink(row.id, action.id).address))
    }
    return words
  }
}

extension ThreadEntry.Subject {
  /// Whether only the beginning is shown of a very long text: of comments, not of the issue itself.
  nonisolated fileprivate var isCut: Bool { if case .comment = self { true } else { false } }

  /// Whether it is the lines that a conversation is about.
  nonisolated fileprivate var isThread: Bool { if case .thread = self { true } else { false } }
}

/// An action of an entry as the address of a link.
nonisolated struct EntryLink {
  /// The id of the entry.
  let entry: String
  /// The name of the action.
  let action: String
  /// The thing that the action is about; empty for nothing.
  let value: String

  private static let scheme = "octavo-entry:"

  init(_ entry: String, _ action: String, _ value: String = "") {
    (self.entry, self.action, self.value) = (entry, action, value)
  }

  /// Reads an address; `nil` for another one.
  init?(_ address: String) {
    guard address.hasPrefix(Self.scheme) else { return nil }
    let parts = address.dropFirst(Self.scheme.count).split(
      separator: "/",
      omittingEmptySubsequences: false
    )
    guard parts.count == 3 else { return nil }
    self.init(String(parts[0]), String(parts[1]), String(parts[2]))
  }

  /// The address.
  var address: String { "\(Self.scheme)\(entry)/\(action)/\(value)" }
}
