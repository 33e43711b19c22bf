public import Foundation

nonisolated extension Strings {
  /// A number with its noun: “1 star”, “2 stars”.
  public static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// A number with its noun, whose plural is irregular: “1 repository”, “1,200 repositories”.
  public static func count(_ number: Int, _ noun: String, _ plural: String) -> String {
    "\(grouped(number)) \(number == 1 ? noun : plural)"
  }

  /// The accounts that take part in a thread: “ada, grace and 3 more take part”.
  static func participants(_ logins: [String]) -> String { "\(list(logins)) take part" }

  /// The first names of a list, and the number of the others: “ada, grace, joan and 3 more”.
  static func list(_ names: [String]) -> String {
    let named = names.prefix(3)
    let more = names.count - named.count
    if more > 0 { return "\(named.joined(separator: ", ")) and \(more) more" }
    guard let last = named.last, named.count > 1 else { return named.first ?? "" }
    return "\(named.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// A number with a comma after each group of three digits: “1,200”.
  static func grouped(_ number: Int) -> String {
    number.formatted(.number.locale(Locale(identifier: "en_US")))
  }

  /// A count as short as it stays true: “999”, “1.2k”, “34k”, “1.2M”.
  public static func short(_ number: Int) -> String {
    switch number.magnitude {
    case ..<1000: "\(number)"
    case ..<999_500: scaled(number, by: 1000, "k")
    default: scaled(number, by: 1_000_000, "M")
    }
  }

  /// A length in bytes: “0 B”, “1.5 KB”, “50 MB”.
  public static func size(_ bytes: Int) -> String {
    var value = Double(bytes)
    var unit = "B"
    for larger in ["KB", "MB", "GB", "TB"] where value >= 1024 {
      value /= 1024
      unit = larger
    }
    return "\(trimmed(value, whole: unit == "B")) \(unit)"
  }

  /// Returns the time since the last change in words: “Updated 3 days ago”.
  static func updated(_ age: String) -> String { "Updated \(age)" }

  /// Returns the time since a date: “just now”, “5 minutes ago”, “3 days ago”, “2 years ago”.
  public static func ago(_ date: Date, now: Date) -> String { Age(of: date, now: now).words }

  /// The time since a date in the largest unit, which costs less to compare than its words.
  struct Age: Sendable, Equatable {
    private let count: Int
    /// The unit in one word; empty for less than a minute.
    private let noun: String

    private static let units: [(seconds: Int, noun: String)] = [
      (365 * 86400, "year"), (30 * 86400, "month"), (7 * 86400, "week"),
      (86400, "day"), (3600, "hour"), (60, "minute"),
    ]

    init(of date: Date, now: Date) {
      // A clock that goes wrong, or a date made up, must not overflow.
      let seconds = Int(min(max(now.timeIntervalSince(date), 0), 1e11))
      let unit = Self.units.first { seconds >= $0.seconds }
      count = unit.map { seconds / $0.seconds } ?? 0
      noun = unit?.noun ?? ""
    }

    var words: String { count == 0 ? "just now" : "\(Strings.count(count, noun)) ago" }
  }

  private static func scaled(_ number: Int, by divisor: Double, _ suffix: String) -> String {
    trimmed(Double(number) / divisor, whole: false) + suffix
  }

  /// One decimal below ten, none above and none that is zero.
  private static func trimmed(_ value: Double, whole: Bool) -> String {
    let tenths = Int((value * 10).rounded())
    if whole || abs(tenths) >= 100 || tenths % 10 == 0 { return "\(Int(value.rounded()))" }
    return "\(tenths / 10).\(abs(tenths % 10))"
  }
}
