public import BinderySignals

/// The recent searches of the account that is logged in, kept between two runs.
///
/// Deleting the local data of the account deletes its searches. While the user is logged out the
/// history is empty and stores nothing.
public protocol SearchHistory: AnyObject {
  /// The queries, the latest first.
  var queries: [String] { get set }

  /// A producer that sends the present ``queries`` at each start, then each new value.
  var queriesProducer: SignalProducer<[String], Never> { get }
}
