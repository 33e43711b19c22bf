/// How figures are written.
enum Figure {
  /// Nanoseconds, bytes or instructions: three digits or all that stand before the point.
  static func amount(_ value: Double?) -> String {
    guard let value else { return "-" }
    return decimal(value, places: value < 9.995 ? 2 : value < 99.95 ? 1 : 0)
  }

  /// How many times as much.
  static func ratio(_ value: Double?) -> String {
    guard let value else { return "-" }
    return decimal(value, places: value < 0.1995 ? 3 : value < 9.995 ? 2 : 1)
  }

  /// A count that is nearly always whole.
  static func count(_ value: Double?) -> String {
    guard let value else { return "-" }
    let text = decimal(value, places: 2)
    return text.hasSuffix(".00") ? String(text.dropLast(3)) : text
  }

  private static func decimal(_ value: Double, places: Int) -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = Int((value * scale).rounded())
    guard places > 0 else { return String(scaled) }
    let digits = String(scaled)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return "\(padded.dropLast(places)).\(padded.suffix(places))"
  }
}
