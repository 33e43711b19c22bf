/// Formats figures.
enum Figure {
  /// Formats nanoseconds, bytes or instructions with three digits, or all digits before the point.
  static func amount(_ value: Double?) -> String {
    guard let value else { return "-" }
    return decimal(value, places: value < 9.995 ? 2 : value < 99.95 ? 1 : 0)
  }

  /// Formats a ratio.
  static func ratio(_ value: Double?) -> String {
    guard let value else { return "-" }
    return decimal(value, places: value < 0.1995 ? 3 : value < 9.995 ? 2 : 1)
  }

  /// Formats a count, which is nearly always an integer.
  static func count(_ value: Double?) -> String {
    guard let value else { return "-" }
    let text = decimal(value, places: 2)
    return text.hasSuffix(".00") ? String(text.dropLast(3)) : text
  }

  private static func decimal(_ value: Double, places: Int) -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = Int((value * scale).rounded())
    if scaled < 0 { return "-" + decimal(-value, places: places) }
    guard places > 0 else { return String(scaled) }
    let digits = String(scaled)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return "\(padded.dropLast(places)).\(padded.suffix(places))"
  }
}
