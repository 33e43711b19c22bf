/// A query of the store, as a value, with the type of its result.
///
/// The same query names what is observed and what is requested from the server:
///
/// ```swift
/// _user <~ services.store.observe(.user(login))
/// try await services.sync.refresh(.user(login))
/// ```
///
/// One function describes a query: its name, its form in the store and its endpoint.
///
/// ```swift
/// static func releases(of name: GitHub.RepositoryName) -> Self {
///   list("releases", of: "\(name)", .releases(of: name)) { $0.key = \.tag }
/// }
/// ```
public nonisolated struct StoreQuery<Value: Codable & Equatable & Sendable>: Sendable {
  /// The words that distinguish the query from all others, with a zero between two of them.
  ///
  /// The name of a document in the store is that of its query.
  public let name: String
  /// The form of the value in the store, and the endpoint that has it.
  public let source: QuerySource<Value>

  init(_ words: String..., from source: QuerySource<Value>) {
    name = words.joined(separator: "\u{0}")
    self.source = source
  }
}

nonisolated extension StoreQuery: Hashable {
  /// Whether two queries have the same name.
  public static func == (first: Self, second: Self) -> Bool { first.name == second.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

nonisolated extension StoreQuery: CustomStringConvertible {
  /// One line for a log, such as “repository maralind/tides”.
  public var description: String { name.split(separator: "\u{0}").joined(separator: " ") }
}
