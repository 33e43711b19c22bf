/// The requests to the server whose responses are written to the store.
///
/// A call returns when the observers of the store have received the response. It throws `APIError`
/// when the server cannot answer, and `CancellationError` when its task is cancelled, which ends
/// the request.
public protocol Synchronization: AnyObject {
  /// Requests the value of a query.
  ///
  /// A list is requested from its first page. If that is unchanged, its rows stay. A list of the
  /// user's own is requested as a whole if its first page has changed, once a day, and if
  /// `completely` is `true`: the user asks for it because a later page is out of date.
  func refresh<Value>(_ query: StoreQuery<Value>, completely: Bool) async throws

  /// Requests the next page of a list, if there is one.
  func loadMore<Value>(_ query: StoreQuery<Value>) async throws

  /// Returns the shortest time between two requests for a list that the server allows to a program;
  /// `nil` if it has not said.
  func pollInterval<Value>(of query: StoreQuery<Value>) -> Duration?

  /// Returns the progress of a request for all pages of a list, while more than one is requested.
  ///
  /// Reading it inside `observe` subscribes.
  func progress<Value>(of query: StoreQuery<Value>) -> ListProgress?

  /// Returns the organizations whose items the last response lacks; `nil` if it lacks none.
  ///
  /// Reading it inside `observe` subscribes.
  func hiddenOrganizations<Value>(of query: StoreQuery<Value>) -> HiddenOrganizations?

  /// Whether few requests are left to the user, so that no request is sent that is not needed.
  var isNearLimit: Bool { get }

  /// Changes items of a stored list by their keys, and returns those that a function has changed.
  ///
  /// Of two programs that change an item in the same way, only the first one changes it.
  ///
  /// - Throws: The reason why the change could not be stored.
  func change<Item>(
    _ keys: [String],
    of list: ListQuery<Item>,
    _ change: @escaping @Sendable (inout Item) -> Bool
  ) async throws -> [Item]
}

extension Synchronization {
  /// Requests the value of a query, and no page after an unchanged first one.
  public func refresh<Value>(_ query: StoreQuery<Value>) async throws {
    try await refresh(query, completely: false)
  }
}
