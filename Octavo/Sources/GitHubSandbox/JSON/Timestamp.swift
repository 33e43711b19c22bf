import Foundation

/// Seconds since 1970 as GitHub writes them: `2026-03-14T15:09:26Z`.
struct Timestamp: JSONWritable, Equatable {
  let seconds: Int

  init(_ seconds: Int) { self.seconds = seconds }

  /// Reads a date with a time and an offset, or a day in UTC; `nil` for any other text.
  init?(_ text: String) {
    let style = Date.ISO8601FormatStyle()
    let found =
      (try? style.parse(text)) ?? (try? style.year().month().day().parse(text))
    guard let found, abs(found.timeIntervalSince1970) < 1e11 else { return nil }
    seconds = Int(found.timeIntervalSince1970)
  }

  var text: String {
    let day = seconds >= 0 ? seconds / 86400 : (seconds - 86399) / 86400
    let clock = seconds - day * 86400
    let (year, month, date) = Self.civil(day: day)
    return "\(Self.pad(year, 4))-\(Self.pad(month))-\(Self.pad(date))T"
      + "\(Self.pad(clock / 3600)):\(Self.pad(clock / 60 % 60)):\(Self.pad(clock % 60))Z"
  }

  /// Reads the form in headers of HTTP; `nil` for any other text.
  init?(headerText text: String) {
    let words = text.split(separator: " ")
    guard words.count == 6, words[5] == "GMT",
      let month = Self.months.firstIndex(of: String(words[2]))
    else { return nil }
    self.init("\(words[3])-\(Self.pad(month + 1))-\(words[1])T\(words[4])Z")
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The form in headers of HTTP: `Sat, 14 Mar 2026 15:09:26 GMT`.
  var headerText: String {
    let parts = text.dropLast().split { "-T".contains($0) }
    let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
    let day = (seconds >= 0 ? seconds / 86400 : (seconds - 86399) / 86400) % 7
    let month = Self.months[(Int(parts[1]) ?? 1) - 1]
    return "\(weekdays[(day + 7) % 7]), \(parts[2]) \(month) \(parts[0]) \(parts[3]) GMT"
  }

  func write(to text: inout JSONText) { text.append(quoting: self.text) }

  /// Counts days in eras of 400 years that begin on the first of March.
  private static func civil(day: Int) -> (year: Int, month: Int, date: Int) {
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  private static func pad(_ number: Int, _ width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
