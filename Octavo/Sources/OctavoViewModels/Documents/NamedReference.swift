/// A reference of a document by its name in lists.
public nonisolated struct NamedReference: Codable, Hashable, Sendable {
  /// The name, which no other reference of the document has.
  let name: String
  /// The address of its page.
  let address: String
}
