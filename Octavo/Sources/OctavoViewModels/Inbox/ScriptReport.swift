import Foundation

/// A report that a command prints for scripts, as text or in JSON.
public nonisolated protocol ScriptReport: Sendable, Encodable {
  /// Returns the report in lines of text, which name its account if it is one of several.
  func text(ofSeveral: Bool) -> String
}

nonisolated extension ScriptReport {
  /// The report in lines of text.
  public var text: String { text(ofSeveral: false) }

  /// The report as an object in JSON, with its members in the order of their names.
  public var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      encoder.dateEncodingStrategy = .iso8601
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}

nonisolated extension Array where Element: ScriptReport {
  /// Returns the reports of accounts one after the other: as text, or as an object of JSON in each
  /// line.
  public func printed(asJSON: Bool) throws -> String {
    try map { try asJSON ? $0.json : $0.text(ofSeveral: count > 1) }
      .filter { !$0.isEmpty }
      .joined(separator: "\n")
  }
}
