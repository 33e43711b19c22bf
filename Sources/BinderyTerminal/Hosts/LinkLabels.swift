#if canImport(Glibc) || canImport(Musl)
/// Letters over the links of a frame, so that each can be followed by key.
struct LinkLabels {
  enum Outcome: Equatable {
    /// More letters are needed.
    case waiting
    /// No label begins with the letters.
    case cancelled
    /// The link at this cell.
    case chosen(Point)
  }

  private let labels: [(text: String, point: Point)]
  private var typed = ""

  /// Makes a label for each link; parts of one link, as in wrapped text, have one.
  init(_ zones: [Zone]) {
    var points: [Point] = []
    var last: ClickTarget?
    for zone in zones {
      guard case .link = zone.target else { continue }
      if zone.target != last { points.append(Point(column: zone.area.column, row: zone.area.row)) }
      last = zone.target
    }
    let letters = Array("asdfghjklqwertyuiopzxcvbnm")
    let isShort = points.count <= letters.count
    labels = points.prefix(letters.count * letters.count).enumerated().map { index, point in
      let first = isShort ? "" : String(letters[index / letters.count])
      return (first + String(letters[index % letters.count]), point)
    }
  }

  func draw(on frame: inout Frame) {
    for label in labels where label.text.hasPrefix(typed) {
      let area = Rect(
        column: label.point.column,
        row: label.point.row,
        columns: label.text.count,
        rows: 1
      )
      frame.write(label.text, Style(.warning, [.bold, .reverse]), in: area)
    }
  }

  /// Adds a letter.
  mutating func press(_ key: KeyPress) -> Outcome {
    guard let character = key.typed else { return .cancelled }
    typed.append(character)
    let matching = labels.filter { $0.text.hasPrefix(typed) }
    guard let first = matching.first else { return .cancelled }
    return first.text == typed ? .chosen(first.point) : .waiting
  }
}
#endif
