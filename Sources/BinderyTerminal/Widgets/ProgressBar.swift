#if canImport(Glibc) || canImport(Musl)
/// The progress of long work.
public struct ProgressBar: Widget {
  /// The name of the widget.
  public let name: String
  private let title: String
  private let fraction: Double?

  /// Makes a bar.
  ///
  /// - Parameters:
  ///   - name: The name of the widget.
  ///   - title: The text before the bar.
  ///   - fraction: The part that is done, from 0 to 1; `nil` if it is unknown.
  public init(_ name: String = "progress", _ title: String, fraction: Double?) {
    self.name = name
    self.title = title
    self.fraction = fraction
  }

  /// One.
  public func rows(in columns: Int, _ state: NoState) -> Int? { 1 }

  /// Draws the title, and the bar or an indicator of unknown progress.
  public func draw(_ state: NoState, isFocused: Bool, in area: Rect, of frame: inout Frame) {
    guard let fraction, !fraction.isNaN else {
      frame.write([frame.spinner(), Run(" " + title)], in: area)
      return
    }
    let done = min(1, max(0, fraction))
    var rest = area
    frame.write(title, in: rest.takeLeft(min(title.displayWidth + 2, area.columns / 2)))
    frame.write("\(Int(done * 100)) %", .muted, in: rest.takeRight(6), alignment: .trailing)
    let filled = Int(Double(rest.columns) * done)
    frame.write(String(repeating: "━", count: filled), Style(.accent), in: rest)
    frame.write(
      String(repeating: "─", count: max(0, rest.columns - filled)),
      Style(.border),
      in: rest,
      column: filled
    )
  }
}
#endif
