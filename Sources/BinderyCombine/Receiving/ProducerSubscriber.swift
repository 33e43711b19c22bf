#if canImport(Combine)
@preconcurrency import Combine
#elseif canImport(OpenCombine)
@preconcurrency import OpenCombine
#endif

#if canImport(Combine) || canImport(OpenCombine)
import BinderySignals

/// A subscriber that sends what it receives to the observer of a producer's run.
///
/// It requests all values. A call on another thread ends the program, because the conformance checks
/// the actor.
@MainActor
final class ProducerSubscriber<Input, Failure: Error>: @preconcurrency Subscriber {
  private var observer: Signal<Input, Failure>.Observer?
  private var subscription: (any Subscription)?

  init(_ observer: Signal<Input, Failure>.Observer) { self.observer = observer }

  deinit {}

  func receive(subscription: any Subscription) {
    guard observer != nil, self.subscription == nil else { return subscription.cancel() }
    self.subscription = subscription
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    observer?.send(value: input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let observer = observer
    release()
    switch completion {
    case .finished: observer?.sendCompleted()
    case .failure(let error): observer?.send(error: error)
    }
  }

  /// Cancels the subscription, because the run has ended.
  func cancel() {
    let subscription = subscription
    release()
    subscription?.cancel()
  }

  private func release() {
    observer = nil
    subscription = nil
  }
}
#endif
