import GRDB

/// A label of a repository, whose name is compared without regard to case.
struct StoredLabel: Codable, Equatable, FetchableRecord, MutablePersistableRecord, Sendable {
  static let databaseTableName = "label"

  var id: Int64?
  let repository: Int
  var name: String
  /// The colour as six hexadecimal digits.
  var color: String
  var description: String?

  /// GitHub's colour for a label that is made without one.
  static let defaultColor = "ededed"

  /// The number of characters that a name may have.
  private static let longestName = 50

  /// Whether a text is not empty, not too long, and of one line.
  static func isName(_ text: String) -> Bool {
    !text.allSatisfy(\.isWhitespace) && text.count <= longestName
      && !text.contains(where: \.isNewline)
  }

  mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
}
