import Foundation

/// The forms in which servers write a date and time.
///
/// They are “2024-01-02T03:04:05Z”, the same with a fraction, with an offset or without a zone, the
/// older “2012/10/24 07:25:09 -0700”, a date alone, and the seconds since 1970.
enum DateText {
  /// Returns the time of a text; `nil` if it has none of the forms.
  static func date(_ text: String) -> Date? {
    if let seconds = Int(text) { return date(seconds: Double(seconds)) }
    var parser = Parser(rest: Substring(text).utf8)
    guard let day = parser.day(), let time = parser.time(), parser.rest.isEmpty else { return nil }
    return Date(timeIntervalSince1970: Double(day) * 86_400 + time)
  }

  /// Returns the time that is seconds after 1970; `nil` outside the years 1 to 9999.
  static func date(seconds: Double) -> Date? {
    guard seconds > -62_135_596_800, seconds < 253_402_300_800 else { return nil }
    return Date(timeIntervalSince1970: seconds)
  }

  /// Reads the parts of a text one after the other.
  private struct Parser {
    var rest: Substring.UTF8View

    /// Returns the days since 1970 of a year, a month and a day.
    mutating func day() -> Int? {
      guard let year = number(digits: 4), skip("-", "/"), let month = number(digits: 2),
        skip("-", "/"), let day = number(digits: 2), year > 0, (1...12).contains(month),
        (1...Self.days(of: month, in: year)).contains(day)
      else { return nil }
      // The year begins in March, so that a leap day is its last day.
      let years = month > 2 ? year : year - 1
      let months = (month + 9) % 12
      let leapDays = years / 4 - years / 100 + years / 400
      return years * 365 + leapDays + (months * 153 + 2) / 5 + day - 1 - 719_468
    }

    /// Returns the seconds since the start of the day in UTC; 0 for a date alone.
    mutating func time() -> Double? {
      guard !rest.isEmpty else { return 0 }
      guard skip("T", "t", " "), let hour = number(digits: 2), hour < 24, skip(":"),
        let minute = number(digits: 2), minute < 60
      else { return nil }
      var seconds = 0.0
      if skip(":") {
        guard let second = number(digits: 2), second <= 60 else { return nil }
        seconds = Double(second)
        if skip(".", ",") { seconds += fraction() }
      }
      return offset().map { Double(hour * 3600 + minute * 60) + seconds - Double($0) }
    }

    /// Returns the seconds that a zone is ahead of UTC.
    private mutating func offset() -> Int? {
      _ = skip(" ")
      if rest.isEmpty || skip("Z", "z") { return 0 }
      if rest.elementsEqual("UTC".utf8) || rest.elementsEqual("GMT".utf8) {
        rest = rest.dropFirst(3)
        return 0
      }
      let isBehind = rest.first == UInt8(ascii: "-")
      guard skip("+", "-"), let hours = number(digits: 2), hours < 24 else { return nil }
      _ = skip(":")
      let minutes = number(digits: 2) ?? 0
      guard minutes < 60 else { return nil }
      return (hours * 3600 + minutes * 60) * (isBehind ? -1 : 1)
    }

    private mutating func fraction() -> Double {
      var value = 0.0
      var unit = 0.1
      while let digit = rest.first.flatMap(Self.digit) {
        value += Double(digit) * unit
        unit /= 10
        rest = rest.dropFirst()
      }
      return value
    }

    private mutating func number(digits: Int) -> Int? {
      let found = rest.prefix(digits).compactMap(Self.digit)
      guard found.count == digits else { return nil }
      rest = rest.dropFirst(digits)
      return found.reduce(0) { $0 * 10 + $1 }
    }

    private mutating func skip(_ characters: Unicode.Scalar...) -> Bool {
      guard let first = rest.first, characters.contains(Unicode.Scalar(first)) else { return false }
      rest = rest.dropFirst()
      return true
    }

    private static func digit(_ byte: UInt8) -> Int? {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? Int(byte) - 48 : nil
    }

    private static func days(of month: Int, in year: Int) -> Int {
      switch month {
      case 2:
        year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
      case 4, 6, 9, 11: 30
      default: 31
      }
    }
  }
}
