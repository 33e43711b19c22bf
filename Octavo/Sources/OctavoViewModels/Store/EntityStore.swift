public import BinderySignals

/// The local copy of the server's data, which all screens show.
///
/// It belongs to the account that is logged in.
public protocol EntityStore: AnyObject {
  /// Observes a query: sends its present result at once, then each other result.
  ///
  /// The first result of a list may have only its first rows. Nothing is sent after the user has
  /// logged out. Bind it to a property of a view model, which then ends the observation:
  ///
  /// ```swift
  /// _user <~ services.store.observe(.user(login))
  /// ```
  func observe<Value>(_ query: StoreQuery<Value>) -> SignalProducer<Stored<Value>, Never>

  /// Waits until every observer has received the last change.
  func drained() async
}

extension EntityStore {
  /// Returns the present result of a query.
  public func result<Value>(of query: StoreQuery<Value>) -> Stored<Value> {
    var result = Stored<Value>()
    observe(query).startWithValues { result = $0 }.dispose()
    return result
  }
}
