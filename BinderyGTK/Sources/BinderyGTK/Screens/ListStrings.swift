import BinderyNavigation

/// The texts and the width of a list screen.
public nonisolated struct ListStrings: Sendable {
  /// The title in place of an empty list.
  public let empty: String
  /// The text below it.
  public let emptyHint: String
  /// The name of the icon above it.
  public let icon: String
  /// The name of the filter.
  public let filter: String
  /// The greatest width of rows, in pixels: wider rows are hard to follow to the end.
  public let width: Int32

  /// Makes texts.
  public init(
    empty: String,
    emptyHint: String = "",
    icon: String = "view-list-symbolic",
    filter: String = "Filter",
    width: Int32 = 800
  ) {
    self.empty = empty
    self.emptyHint = emptyHint
    self.icon = icon
    self.filter = filter
    self.width = width
  }

  /// Returns the state view's form of a list's content.
  @MainActor
  func state(_ content: ListContent) -> StateView.State {
    switch content {
    case .rows: .content
    case .loading: .loading
    case .empty: .message(title: empty, words: emptyHint, icon: icon)
    case .noMatches(let keyword): .noMatches(keyword)
    case .failed(let message): .failed(message)
    }
  }
}
