#if canImport(Glibc) || canImport(Musl)
import BinderyNavigation

/// The line with the titles of tabs.
struct TabBar {
  let title: [Run]
  let trailing: () -> [Run]
  let hasNumbers: Bool

  /// The name of the clicks; segments inside a tab have another.
  static func name(hasNumbers: Bool) -> String { hasNumbers ? "tabs" : "segments" }

  /// Draws the titles; where they do not fit, only that of the selected tab and the numbers.
  func draw(
    _ labels: [TabLabel],
    selected: Int,
    isBusy: Bool,
    in line: Rect,
    of frame: inout Frame
  ) {
    var start = 0
    var titles = labels.indices.map { text(labels[$0], $0, isShort: false) }
    let space = line.columns - (title.isEmpty ? 0 : title.displayWidth + 2)
    if width(of: titles) <= space {
      if !title.isEmpty { start = frame.write(title, in: line) + 2 }
    } else if width(of: titles) > line.columns {
      titles = labels.indices.map { text(labels[$0], $0, isShort: $0 != selected) }
    }
    let end = frame.segments(
      titles,
      selected: selected,
      name: Self.name(hasNumbers: hasNumbers),
      in: line,
      column: start
    )
    let rest = line.columns - end
    var trailing = trailing()
    if trailing.displayWidth + 1 >= rest { trailing = [] }
    if isBusy, trailing.displayWidth + 3 < rest {
      trailing = [frame.spinner()] + (trailing.isEmpty ? [] : [Run("  ")] + trailing)
    }
    if !trailing.isEmpty { frame.write(trailing, in: line, alignment: .trailing) }
  }

  private func text(_ label: TabLabel, _ index: Int, isShort: Bool) -> String {
    let badge = label.badge.map { " •\($0)" } ?? ""
    if isShort { return hasNumbers ? "\(index + 1)" : label.title.truncated(to: 4) }
    return (hasNumbers ? "\(index + 1) " : "") + label.title + badge
  }

  /// The cells of the titles with their edges and the gaps between them.
  private func width(of titles: [String]) -> Int {
    titles.reduce(-1) { $0 + $1.displayWidth + 3 }
  }
}
#endif
