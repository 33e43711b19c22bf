import Bindery
public import BinderySignals

/// The names of ReactiveSwift that are not used here, so that the compiler suggests the name here.
extension SignalProducerConvertible {
  /// ReactiveSwift’s old name for `compactMap(_:)`.
  @available(*, unavailable, renamed: "compactMap(_:)")
  public func filterMap<New>(_ transform: (Value) -> New?) -> SignalProducer<New, Failure> {
    unavailable()
  }
}

/// ReactiveSwift’s protocol for schedulers that can delay actions, as all do here.
@available(*, unavailable, renamed: "Scheduler")
public typealias DateScheduler = Scheduler

/// ReactiveSwift’s name for `MainScheduler`.
@available(*, unavailable, renamed: "MainScheduler")
public typealias QueueScheduler = MainScheduler
