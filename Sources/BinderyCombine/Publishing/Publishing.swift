#if canImport(Combine)
@preconcurrency import Combine
#elseif canImport(OpenCombine)
@preconcurrency import OpenCombine
#endif

#if canImport(Combine) || canImport(OpenCombine)
public import BinderySignals

extension Signal {
  /// Returns a publisher of the values of the signal from the subscription on.
  ///
  /// ```swift
  /// let reloads = viewModel.reload.values.publisher().sink { title in print(title) }
  /// ```
  ///
  /// A signal that has ended finishes at once.
  ///
  /// - Parameter buffering: The values to store for a subscriber that has requested too few.
  /// - Returns: A publisher that retains the signal.
  @MainActor
  public func publisher(
    buffering: PublisherBuffer = .unbounded
  ) -> EventPublisher<Value, Failure> {
    EventPublisher(SignalProducer(self), buffering, startsAtOnce: true)
  }
}

extension SignalProducer {
  /// Returns a publisher that starts the producer for each subscription, with its first request.
  ///
  /// A producer cannot be paused, so values beyond the demand are buffered.
  ///
  /// - Parameter buffering: The values to store for a subscriber that has requested too few.
  /// - Returns: A publisher that retains the producer.
  @MainActor
  public func publisher(
    buffering: PublisherBuffer = .unbounded
  ) -> EventPublisher<Value, Failure> {
    EventPublisher(self, buffering)
  }
}

extension PropertyProtocol {
  /// A publisher of the present value and of those that follow, until the property is released.
  ///
  /// ```swift
  /// let title = viewModel.$title.publisher.sink { print($0) }
  /// ```
  ///
  /// The values are states: a subscriber that has requested too few receives the newest one next.
  @MainActor public var publisher: EventPublisher<Value, Never> {
    EventPublisher(producer, .newest(1))
  }
}
#endif
