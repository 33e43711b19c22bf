import Synchronization

/// The values of the REST API that one document has read, so that each is read once.
final class GraphQLMemory: Sendable {
  private let values = Mutex<[String: GraphQLValue]>([:])

  /// Returns the value of a path that was read before.
  func value(of path: String) -> GraphQLValue? { values.withLock { $0[path] } }

  func keep(_ value: GraphQLValue, of path: String) { values.withLock { $0[path] = value } }

  /// Forgets all values, because a mutation has changed something.
  func forget() { values.withLock { $0 = [:] } }
}
