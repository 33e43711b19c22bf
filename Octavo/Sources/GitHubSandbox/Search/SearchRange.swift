import Foundation

/// The values a condition allows: `10`, `>10`, `>=10`, `<10`, `<=10`, `10..20`, `10..*`.
struct SearchRange: Equatable {
  /// The number that stands for all that are further from zero, so that no bound overflows.
  private static let largest = 1 << 60

  private let lower: Int
  private let upper: Int

  /// A range of numbers; `nil` if the text is none.
  init?(_ text: String) {
    self.init(text, width: 1) { Int($0).map { min(max($0, -Self.largest), Self.largest) } }
  }

  /// A range of moments, told in days of UTC such as `2026-01-31`.
  init?(day text: String) {
    self.init(text, width: 86400) { Self.seconds($0) }
  }

  /// One value stands for `width` units: a day is many seconds long.
  private init?(_ text: String, width: Int, read: (Substring) -> Int?) {
    if let dots = text.range(of: "..") {
      let (first, last) = (text[..<dots.lowerBound], text[dots.upperBound...])
      guard let low = first == "*" ? .min : read(first),
        let high = last == "*" ? .max : read(last).map({ $0 + width - 1 })
      else { return nil }
      (lower, upper) = (low, high)
      return
    }
    let sign = text.prefix { "<>=".contains($0) }
    guard let value = read(text[sign.endIndex...]) else { return nil }
    switch sign {
    case ">": (lower, upper) = (value + width, .max)
    case ">=": (lower, upper) = (value, .max)
    case "<": (lower, upper) = (.min, value - 1)
    case "<=": (lower, upper) = (.min, value + width - 1)
    case "": (lower, upper) = (value, value + width - 1)
    default: return nil
    }
  }

  func contains(_ value: Int) -> Bool { lower <= value && value <= upper }

  /// The start of a day; a time of day behind it is not looked at.
  private static func seconds(_ text: Substring) -> Int? {
    let parts = text.prefix { $0 != "t" && $0 != "T" }.split(separator: "-").map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2],
      (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    let shifted = month <= 2 ? year - 1 : year
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return (era * 146_097 + dayOfEra - 719_468) * 86400
  }
}
