import Foundation
import GitHubValues

/// The two forms of documents: a property list for a file, and JSON for everything else.
///
/// A property list has the bytes of a file as they are. It is decoded in less than 1 ms, where
/// JSON, which has them as text, takes 8 ms for 2 MB and 65 ms for 8 MB. Values of many small
/// members are decoded in less time from JSON.
enum DocumentCoding {
  /// The first bytes of a property list.
  private static let signature = Data("bplist00".utf8)
  /// The size above which JSON is not decoded for the first value of an observation.
  ///
  /// JSON of this size takes less than 20 ms, one frame.
  private static let firstBytes = 512 << 10

  /// Returns the contents of the document with a value.
  static func encode<Value: Encodable>(_ value: Value) throws -> Data {
    guard Value.self == GitHub.File.self || Value.self == GitHub.File?.self else {
      return try JSONEncoder().encode(value)
    }
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    // The root of a property list cannot be empty.
    return try encoder.encode([value])
  }

  /// Returns the value of a document; `nil` if it has another form.
  static func decode<Value: Decodable>(_ type: Value.Type, from contents: Data) -> Value? {
    guard contents.starts(with: signature) else {
      return try? JSONDecoder().decode(type, from: contents)
    }
    return (try? PropertyListDecoder().decode([Value].self, from: contents))?.first
  }

  /// Whether decoding a document would take the main actor longer than a frame.
  ///
  /// - Parameters:
  ///   - bytes: The size of the document.
  ///   - start: The first bytes of it.
  /// - Returns: Whether the first value of an observation is to be without it.
  static func isSlow(bytes: Int, start: Data) -> Bool {
    bytes > firstBytes && !start.starts(with: signature)
  }
}
