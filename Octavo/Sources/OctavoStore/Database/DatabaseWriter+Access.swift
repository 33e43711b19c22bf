import GRDB

extension DatabaseWriter {
  /// Reads, off the caller's actor.
  func look<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    do {
      return try await read(body)
    } catch let error as DatabaseError {
      throw StoreError(error)
    }
  }

  /// Changes something in one transaction, off the caller's actor.
  func change<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    do {
      return try await write(body)
    } catch let error as DatabaseError {
      throw StoreError(error)
    }
  }
}
