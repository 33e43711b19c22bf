/// The requests to the server whose responses are written to the store.
///
/// A call returns when the observers of the store have received the response. It throws `APIError`
/// when the server cannot answer, and `CancellationError` when its task is cancelled, which ends the
/// request.
public protocol Synchronization: AnyObject {
  /// Requests the value of a query.
  ///
  /// A list of the user's own is requested as a whole, another list from its first page.
  func refresh<Value>(_ query: StoreQuery<Value>) async throws

  /// Requests the next page of a list, if there is one.
  func loadMore<Value>(_ query: StoreQuery<Value>) async throws
}
