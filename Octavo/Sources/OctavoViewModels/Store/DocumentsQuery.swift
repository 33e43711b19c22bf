public import GitHubEndpoints

/// The documents of several queries, by keys, which one observation reads.
public nonisolated struct DocumentsQuery<Key, Item>: Sendable
where Key: Hashable & Sendable, Item: Codable & Equatable & Sendable {
  /// The queries of the documents, with their keys.
  public let queries: [(key: Key, query: StoreQuery<Item>)]
  /// The request that has all of them; `nil` if each is requested by its own query.
  ///
  /// A document that the response lacks stays as it is.
  public var endpoint: Endpoint<[Key: Item]>?
  /// Returns the document to store for one of the response, given the stored one.
  public var merged: @Sendable (_ new: Item, _ stored: Item) -> Item = { new, _ in new }
}

/// Documents whose keys and values have any type.
public nonisolated protocol DocumentsSource<Value>: Sendable {
  /// The type of the keys.
  associatedtype Key: Hashable & Sendable
  /// The type of each document’s value.
  associatedtype Item: Codable & Equatable & Sendable
  /// The type of the value: a dictionary of the items.
  associatedtype Value: Sendable

  /// The documents.
  var documents: DocumentsQuery<Key, Item> { get }

  /// Returns the documents that the store has as the value.
  func value(_ items: [Key: Item]) -> Value
}

nonisolated extension DocumentsQuery: DocumentsSource {
  /// The query itself.
  public var documents: Self { self }

  /// Returns the documents themselves.
  public func value(_ items: [Key: Item]) -> [Key: Item] { items }
}
