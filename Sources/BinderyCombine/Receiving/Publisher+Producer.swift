#if canImport(Combine)
@preconcurrency public import Combine
#elseif canImport(OpenCombine)
@preconcurrency public import OpenCombine
#endif

#if canImport(Combine) || canImport(OpenCombine)
public import BinderySignals

extension Publisher {
  /// A producer that subscribes to the publisher at each start.
  ///
  /// ```swift
  /// _name <~ names.producer
  /// ```
  ///
  /// - Order: a value is delivered before the call of the publisher returns. One that the publisher
  ///   sends while another one is delivered follows it, as in every producer.
  /// - Demand: all values are requested.
  /// - Lifetime: the end of a run cancels its subscription. A publisher that is released without a
  ///   completion interrupts the run, if nothing else retains it.
  /// - Errors: a completion `failure` is a failure of the producer.
  /// - Threads: the publisher has to send on the main thread; a value, a subscription or a completion
  ///   on another one ends the program. For such a publisher, use ``postedProducer`` or
  ///   `receive(on:)`.
  /// - Cost: one object for each run.
  @MainActor public var producer: SignalProducer<Output, Failure> {
    SignalProducer { observer, lifetime in
      let subscriber = ProducerSubscriber(observer)
      // Weak, because the observer retains the lifetime.
      lifetime.observeEnded { [weak subscriber] in subscriber?.cancel() }
      subscribe(subscriber)
    }
  }

  /// Returns a signal of what the publisher sends from now on, until a lifetime ends.
  ///
  /// The publisher has to send on the main thread. The end of the lifetime cancels the subscription
  /// and interrupts the signal.
  ///
  /// - Parameter lifetime: The lifetime.
  /// - Returns: The signal. What the publisher sends while it is subscribed to is lost.
  @MainActor
  public func signal(during lifetime: Lifetime) -> Signal<Output, Failure> {
    let (signal, input) = Signal<Output, Failure>.pipe()
    lifetime += producer.start(input)
    return signal
  }
}

extension Publisher where Output: Sendable {
  /// A producer that subscribes to the publisher at each start, and delivers on the main actor what
  /// the publisher sends on any thread.
  ///
  /// Values are delivered in later jobs of the main actor, in the order of sending, also those of the
  /// main thread. All are requested and buffered. The end of a run cancels its subscription; a publisher that is
  /// released without a completion does not end the run.
  @MainActor public var postedProducer: SignalProducer<Output, Failure> {
    SignalProducer { observer, lifetime in
      let poster = observer.poster()
      let subscription = sink(
        receiveCompletion: { @Sendable completion in
          switch completion {
          case .finished: poster.postCompleted()
          case .failure(let error): poster.post(error: error)
          }
        },
        receiveValue: { @Sendable value in poster.post(value) }
      )
      lifetime.observeEnded { subscription.cancel() }
    }
  }
}
#endif
