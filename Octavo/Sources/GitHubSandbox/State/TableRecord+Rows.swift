import Foundation
import GRDB

extension TableRecord {
  /// The rows whose column has one of the values, of which there may be any number.
  static func rows(
    _ column: String,
    in values: some Sequence<some Encodable>
  ) throws -> QueryInterfaceRequest<Self> {
    let list = try databaseList(Array(values))
    return filter(sql: "\(column) IN (SELECT value FROM json_each(?))", arguments: [list])
  }
}

/// Returns values as JSON for `json_each`, because the arguments of a statement are limited.
func databaseList(_ values: [some Encodable]) throws -> String {
  String(decoding: try JSONEncoder().encode(values), as: UTF8.self)
}

extension Sequence {
  /// Returns the elements by their keys; the first of those with the same key.
  func keyed<Key: Hashable>(by key: (Element) -> Key) -> [Key: Element] {
    Dictionary(map { (key($0), $0) }) { first, _ in first }
  }
}
