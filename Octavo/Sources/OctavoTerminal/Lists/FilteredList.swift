import BinderyTerminal
import OctavoViewModels

/// A list with a filter line above it: what all list screens look like.
struct FilteredList {
  private var list: ListState
  private var field: TextField
  private(set) var isFiltering = false

  init(_ name: String, placeholder: String = "Filter") {
    list = ListState(name)
    field = TextField(placeholder: placeholder)
  }

  var selection: Int { list.selection }

  mutating func select(_ row: Int) { list.select(row) }

  mutating func beginFiltering() { isFiltering = true }

  /// Draws the rows, or what is to be said in their place.
  mutating func draw(
    _ count: Int,
    content: ListContent,
    keyword: String,
    emptyWords: String,
    rowHeight: Int = 1,
    in area: Rect,
    of frame: inout Frame,
    row: (_ index: Int, _ isSelected: Bool, _ area: Rect, _ frame: inout Frame) -> Void
  ) {
    var area = area
    if isFiltering || !keyword.isEmpty { drawFilter(keyword, in: &area, of: &frame) }
    switch content {
    case .rows:
      list.draw(count, rowHeight: rowHeight, in: area, of: &frame, row: row)
    case .loading: frame.loading(in: area)
    case .empty: frame.message([[Run(emptyWords, .muted)]], in: area)
    case .failed(let words): frame.failure(words, in: area)
    case .noMatches(let keyword):
      frame.message([[Run("Nothing matches “\(keyword.truncated(to: 30))”.", .muted)]], in: area)
    }
  }

  /// Filters and moves, or tells that the event meant something else.
  mutating func handle(
    _ event: InputEvent,
    keyword: String,
    setKeyword: (String) -> Void
  ) -> Bool {
    if case .key(KeyPress(.escape)) = event, isFiltering || !keyword.isEmpty {
      isFiltering = false
      setKeyword("")
      return true
    }
    guard isFiltering else {
      if case .wheel = event { return list.handle(event) }
      return false
    }
    switch event {
    case .key(KeyPress(.enter)): isFiltering = false
    case .key(KeyPress(.up)), .key(KeyPress(.down)), .key(KeyPress(.pageUp)),
      .key(KeyPress(.pageDown)), .wheel:
      list.handle(event)
    default:
      field.update(keyword)
      guard field.handle(event) else { return false }
      setKeyword(field.text)
      list.select(0)
    }
    return true
  }

  mutating func move(_ event: InputEvent) { list.handle(event) }

  mutating func click(_ target: ClickTarget) -> Bool? { list.click(target) }

  private mutating func drawFilter(_ keyword: String, in area: inout Rect, of frame: inout Frame) {
    field.update(keyword)
    var line = area.takeTop(1).inset(left: 1, right: 1)
    frame.write("/ ", Style(.accent, .bold), in: line.takeLeft(2))
    field.draw(isFocused: isFiltering, in: line, of: &frame)
    _ = area.takeTop(area.rows > 6 ? 1 : 0)
  }
}
