import ArgumentParser
public import Foundation

/// The time that a program takes for now.
public nonisolated struct Present: Sendable {
  /// The time that was named, at which the clock then stands; `nil` goes with the clock.
  public let date: Date?

  /// Reads a date, or a date with a time, as the user wrote it.
  ///
  /// - Throws: `ValidationError` with a message for the user.
  public init(_ text: String?) throws {
    guard let text else {
      date = nil
      return
    }
    let whole = text.contains("T") ? text : "\(text)T12:00:00Z"
    guard let date = try? Date(whole, strategy: .iso8601) else {
      throw ValidationError(
        "“\(text)” is not a date. Use 2026-01-31 or 2026-01-31T12:00:00Z."
      )
    }
    self.date = date
  }

  /// The clock.
  public var now: Date { date ?? Date() }

  /// Returns the folder of the demo world in the data folder of the program.
  ///
  /// A world is written for a day; one for another present has a folder of its own.
  public func worlds(in data: URL) -> URL {
    let day = date.map { "-\(Int($0.timeIntervalSince1970) / 86_400)" } ?? ""
    return data.appending(path: "demo-world\(day)")
  }
}
