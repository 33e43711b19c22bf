/// A key that formats a text in Markdown, or removes the format again.
///
/// Keys are pure functions of a text and its selection.
public nonisolated enum MarkdownKey: String, Sendable, CaseIterable {
  case bold, italic, code, link, list, quote, task

  /// The title of the action.
  public var title: String {
    switch self {
    case .bold: "Bold"
    case .italic: "Italic"
    case .code: "Code"
    case .link: "Link"
    case .list: "List"
    case .quote: "Quote"
    case .task: "Task List"
    }
  }

  /// Applies the key to the selected part, or to the word or line with the cursor.
  ///
  /// A part that has the format already loses it. A format within a line is applied to each of
  /// several lines, without the marks at the beginning of a line; one of a line to all lines that
  /// the selection touches.
  public func applied(to text: ComposedText) -> ComposedText {
    switch self {
    case .bold: text.toggling("**")
    case .italic: text.toggling("_")
    case .code: text.selected.isMultiline ? text.togglingFence() : text.togglingCode()
    case .link: text.togglingLink()
    case .list: text.toggling(.list)
    case .quote: text.toggling(.quote)
    case .task: text.toggling(.task)
    }
  }
}
