import BinderyNavigation

/// The texts and the layout of a list screen.
public nonisolated struct ListStrings: Sendable {
  /// The title in place of an empty list.
  public let empty: String
  /// The text below it.
  public let emptyHint: String
  /// The name of the icon above it.
  public let icon: String
  /// The name of the filter.
  public let filter: String
  /// Whether the filter is always shown, as a search field is; otherwise `find` shows it.
  public let isFilterPinned: Bool
  /// Whether rows have little space above and below, as suits rows of one line.
  public let isCompact: Bool
  /// The greatest width of rows, in pixels: wider rows are hard to follow to the end.
  public let width: Int32

  /// Makes texts.
  public init(
    empty: String,
    emptyHint: String = "",
    icon: String = "view-list-symbolic",
    filter: String = "Filter",
    isFilterPinned: Bool = false,
    isCompact: Bool = false,
    width: Int32 = 800
  ) {
    self.empty = empty
    self.emptyHint = emptyHint
    self.icon = icon
    self.filter = filter
    self.isFilterPinned = isFilterPinned
    self.isCompact = isCompact
    self.width = width
  }

  /// Makes texts from sentences of a view model: the first is the title in place of an empty list.
  ///
  /// A title has no full stop.
  public init(
    emptyText: String,
    icon: String = "view-list-symbolic",
    filter: String = "Filter",
    isFilterPinned: Bool = false,
    isCompact: Bool = false
  ) {
    let characters = Array(emptyText)
    let end = characters.indices.first {
      characters[$0] == "." && ($0 + 1 == characters.count || characters[$0 + 1] == " ")
    }
    self.init(
      empty: String(characters[..<(end ?? characters.count)]),
      emptyHint: end.map { String(characters[($0 + 1)...].drop { $0 == " " }) } ?? "",
      icon: icon,
      filter: filter,
      isFilterPinned: isFilterPinned,
      isCompact: isCompact
    )
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
