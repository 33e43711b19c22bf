import Foundation

/// A report that a command prints for scripts, as text or in JSON.
public nonisolated protocol ScriptReport: Sendable, Encodable {
  /// The report in lines of text.
  var text: String { get }
}

nonisolated extension ScriptReport {
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
