#if canImport(Combine)
@preconcurrency public import Combine
#elseif canImport(OpenCombine)
@preconcurrency public import OpenCombine
#endif

#if canImport(Combine) || canImport(OpenCombine)
import BinderySignals

/// A publisher of the values and the ending of a signal, a producer or a property.
///
/// ```swift
/// let title = viewModel.$title.publisher.sink { print($0) }
/// ```
///
/// - Order: values are delivered synchronously, on the main actor, in the order of sending. One that
///   is sent while a subscriber receives another one follows it.
/// - Demand: no subscriber receives more values than it has requested. Those beyond its demand wait
///   in a buffer of the subscription. The completion follows the last of them, once.
/// - Lifetime: a subscription retains the source and the subscriber until it is cancelled or has
///   completed.
/// - Errors: a failure is the completion `failure`. A completion and an interruption, such as that of
///   a signal that is released, are `finished`.
/// - Threads: subscribe on the main actor; elsewhere the program ends. A subscription may be
///   cancelled and request values on any thread.
/// - Cost: one object and one buffer for each subscription.
@MainActor
public struct EventPublisher<Output, Failure: Error>: @preconcurrency Publisher {
  private let source: SignalProducer<Output, Failure>
  private let buffering: PublisherBuffer
  private let startsAtOnce: Bool

  /// Makes a publisher; a source that starts at once is buffered from the subscription on, another
  /// one starts with the first request.
  init(
    _ source: SignalProducer<Output, Failure>,
    _ buffering: PublisherBuffer,
    startsAtOnce: Bool = false
  ) {
    self.source = source
    self.buffering = buffering
    self.startsAtOnce = startsAtOnce
  }

  /// Begins a subscription.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let subscription = DemandSubscription(source, to: subscriber, buffering)
    subscriber.receive(subscription: subscription)
    if startsAtOnce { subscription.start() }
  }
}
#endif
