import BinderyGTK
import CGTK
import OctavoMarkup

/// The parts of a document below each other, of which only those near the visible part of the page
/// have widgets.
///
/// The space of all others is an estimate, until they have been laid out once. The page keeps its
/// place when an estimate above it becomes exact.
@MainActor
final class LongColumn: Widget {
  private static let most = 200
  private static let lineHeight = 22

  private(set) var parts: [MarkupPart] = []
  private let make: (MarkupPart, MarkupPart.Content?) -> Widget
  private var marks: MarkupMarks?
  /// The names of the folds that the user has opened or closed.
  private var toggled: Set<String> = []
  /// Opens the folds around a part to which the page is moved, and returns those that are toggled.
  var onReveal: (MarkupPart) -> Set<String> = { _ in [] }
  /// Called with the visible parts when these may have changed.
  var onShow: (ArraySlice<MarkupPart>) -> Void = { _ in }
  private let column: Box
  private let above = Box(.vertical)
  private let below = Box(.vertical)
  private var heights = PartHeights()
  private var rows: [Int: Widget] = [:]
  private var shown = 0..<0
  /// The part that has been requested, until it is visible, and the layouts that it is waited for.
  private var pinned: (part: Int, layouts: Int)?
  /// The distance of the column from the top of the content of the page.
  private var origin = 0.0
  /// The position of the page at the last layout, which the places of the rows belong to.
  private var position = 0.0
  /// A row and its place in the content of the page before rows above it changed.
  private var anchor: (row: Widget, y: Double)?
  private var page: ScrolledPage?
  private let lifetime = Lifetime()

  /// Makes an empty column, whose parts a function makes.
  ///
  /// The function receives the content of the part with marks, if it has any.
  init(_ make: @escaping (MarkupPart, MarkupPart.Content?) -> Widget) {
    self.make = make
    column = Box(.vertical, [above, below])
    super.init(column.pointer(), holding: [column])
    lifetime += column.connect("map") { [weak self] _ in self?.follow() }
    lifetime += column.connect("unmap") { [weak self] _ in self?.page = nil }
  }

  isolated deinit { lifetime.dispose() }

  /// Adds parts below all others.
  func append(_ new: [MarkupPart]) {
    parts += new
    for part in new { heights.append(estimatedHeight(of: part)) }
    update()
  }

  /// Removes all parts but the first ones.
  func keep(_ count: Int) {
    guard count < parts.count else { return }
    show(shown.clamped(to: 0..<count))
    let kept = (0..<count).map { heights[$0] }
    heights = PartHeights()
    kept.forEach { heights.append($0) }
    parts.removeSubrange(count...)
    update()
  }

  /// Shows the parts in folds that were opened, and removes those in folds that were closed.
  func toggle(_ folds: Set<String>) {
    guard folds != toggled else { return }
    let old = toggled
    toggled = folds
    for (index, part) in parts.enumerated()
    where part.isHidden(toggled: old) != part.isHidden(toggled: folds) {
      heights[index] = estimatedHeight(of: part)
      if heights[index] == 0, let row = rows.removeValue(forKey: index) { column.remove(row) }
    }
    show(shown)
    update()
  }

  /// Marks the places of a text; `nil` for none.
  func mark(_ marks: MarkupMarks?) {
    guard marks != self.marks else { return }
    let before = self.marks
    self.marks = marks
    for (index, row) in rows {
      let hasMarks = [before, marks].contains { marks in
        marks.map { $0.marked(parts[index].content, at: index) != parts[index].content } ?? false
      }
      guard hasMarks else { continue }
      let new = makeRow(index)
      column.insert(new, after: row)
      column.remove(row)
      rows[index] = new
      if anchor?.row === row { anchor?.row = new }
    }
  }

  /// Returns the text that the user has selected in the parts below one, up to the next part with
  /// a name; `nil` for none.
  func selectedText(below part: Int) -> String? {
    let rest = parts.indices.dropFirst(part + 1).prefix { parts[$0].names.isEmpty }
    let texts = rest.flatMap { rows[$0]?.selectedTexts ?? [] }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  private func makeRow(_ index: Int) -> Widget {
    make(parts[index], marks?.marked(parts[index].content, at: index))
  }

  /// Makes the widget of a part, moves the page near it, and returns it.
  func reveal(_ index: Int) -> Widget? {
    if parts[index].isHidden(toggled: toggled) { toggle(onReveal(parts[index])) }
    pinned = (index, 10)
    show(max(0, index - 20)..<min(parts.count, index + 60))
    page?.value = origin + Double(heights.sum(before: index))
    return rows[index]
  }

  private func follow() {
    page = ScrolledPage(
      around: self,
      onScroll: { [weak self] in self?.update() },
      onLayout: { [weak self] in self?.measure() }
    )
    update()
  }

  /// Takes the heights of the rows over after they were laid out, and keeps the page in place.
  private func measure() {
    guard let page, let y = page.distance(of: self) else { return }
    position = page.value
    origin = y + position
    pinned = pinned.flatMap { $0.layouts > 0 ? ($0.part, $0.layouts - 1) : nil }
    for (index, row) in rows {
      let height = Int(gtk_widget_get_height(row.pointer()))
      if height > 0 { heights[index] = height + Int(gtk_widget_get_margin_top(row.pointer())) }
    }
    let anchor = anchor
    self.anchor = nil
    if let anchor, let y = page.distance(of: anchor.row), abs(y + position - anchor.y) >= 1 {
      page.value += y + position - anchor.y
    }
    update()
  }

  /// Makes the rows of the visible part of the page and of a page above and below it.
  private func update() {
    guard !parts.isEmpty else { return }
    // Before the first layout, the top is visible.
    let height = max(page?.height ?? 0, 800)
    let top = max(0, Int((page?.value ?? 0) - origin))
    let first = min(parts.count - 1, heights.part(at: top).index)
    let last = min(parts.count - 1, heights.part(at: top + Int(height)).index)
    if let pinned {
      guard pinned.part >= first, pinned.part <= last, page != nil else { return }
      self.pinned = nil
    }
    if page != nil { onShow(parts[first...max(first, last)]) }
    let isEnough =
      shown.lowerBound <= max(0, first - 2) && shown.upperBound >= min(parts.count, last + 3)
    if isEnough, below.isUpToDate(heights.total - heights.sum(before: shown.upperBound)) { return }
    let start = heights.part(at: max(0, top - Int(height))).index
    let end = min(parts.count, heights.part(at: top + 2 * Int(height)).index + 1)
    show(max(start, first - Self.most / 4)..<self.end(from: max(first, start), to: end))
  }

  /// Returns the end of the parts that get rows from one on: the parts in closed folds have none.
  private func end(from start: Int, to end: Int) -> Int {
    var (index, count) = (start, 0)
    while index < end, count < Self.most {
      count += heights[index] > 0 ? 1 : 0
      index += 1
    }
    return index
  }

  private func show(_ range: Range<Int>) {
    let kept = shown.clamped(to: range)
    if let page, let row = kept.lazy.compactMap({ self.rows[$0] }).first,
      let y = page.distance(of: row)
    {
      anchor = anchor ?? (row: row, y: y + position)
    }
    for index in shown where !range.contains(index) {
      if let row = rows.removeValue(forKey: index) { column.remove(row) }
    }
    var previous: Widget = above
    for index in range where !parts[index].isHidden(toggled: toggled) {
      let row = rows[index] ?? makeRow(index)
      if rows[index] == nil {
        rows[index] = row
        column.insert(row, after: previous)
      }
      previous = row
    }
    shown = range
    above.setMinimumSize(height: Int32(clamping: heights.sum(before: range.lowerBound)))
    below.setMinimumSize(
      height: Int32(clamping: heights.total - heights.sum(before: range.upperBound))
    )
  }

  private func estimatedHeight(of part: MarkupPart) -> Int {
    guard !part.isHidden(toggled: toggled) else { return 0 }
    let lines = part.lines.reduce(0) { $0 + 1 + $1.utf8.count / 100 }
    return 12 + Self.lineHeight * max(1, lines)
  }
}

extension Box {
  /// Whether the box has been given a height.
  fileprivate func isUpToDate(_ height: Int) -> Bool {
    var (width, minimum): (Int32, Int32) = (0, 0)
    gtk_widget_get_size_request(pointer(), &width, &minimum)
    return Int(minimum) == height
  }
}
