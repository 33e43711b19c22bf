public import BinderySignals

/// The recent searches of the account that is logged in, kept between two runs.
///
/// They are deleted with the local data of the account. While the user is logged out there are none,
/// and none are stored.
public protocol SearchHistory: AnyObject {
  /// The queries, the latest first.
  var queries: [String] { get set }

  /// A producer that sends the present ``queries`` at each start, then each new value.
  var queriesProducer: SignalProducer<[String], Never> { get }
}
