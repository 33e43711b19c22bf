package import Foundation

/// A date in an HTTP header, such as “Sun, 06 Nov 1994 08:49:37 GMT”.
package enum HTTPDate {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Returns the date of a header; `nil` if it is in another form.
  package static func parse(_ text: String) -> Date? {
    let parts = text.split(separator: " ")
    guard parts.count == 6, parts[1].count == 2, parts[5] == "GMT",
      let month = months.firstIndex(of: String(parts[2]))
    else { return nil }
    let number = month + 1 < 10 ? "0\(month + 1)" : "\(month + 1)"
    return try? Date("\(parts[3])-\(number)-\(parts[1])T\(parts[4])Z", strategy: .iso8601)
  }
}
