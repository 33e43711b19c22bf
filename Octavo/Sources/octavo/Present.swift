import ArgumentParser
import Foundation

/// The time that the program takes for now.
nonisolated struct Present {
  let date: Date?

  init(_ text: String?) throws {
    guard let text else {
      date = nil
      return
    }
    let whole = text.contains("T") ? text : "\(text)T12:00:00Z"
    guard let date = try? Date(whole, strategy: .iso8601) else {
      throw ValidationError(
        "“\(text)” is no date. Dates look like 2026-01-31 or 2026-01-31T12:00:00Z."
      )
    }
    self.date = date
  }
}
