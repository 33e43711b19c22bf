#if canImport(Combine)
@preconcurrency import Combine
#elseif canImport(OpenCombine)
@preconcurrency import OpenCombine
#endif

#if canImport(Combine) || canImport(OpenCombine)
@_spi(Engine) import Bindery
import BinderySignals

/// A subscription to a source, which delivers as many values as the subscriber has requested.
@MainActor
final class DemandSubscription<Downstream: Subscriber>: Subscription {
  /// The subscriber, until the subscription has ended.
  private var downstream: Downstream?
  /// The source, until it is started.
  private var source: SignalProducer<Downstream.Input, Downstream.Failure>?
  private var run: (any Disposable)?
  private var demand = Subscribers.Demand.none
  private var values: BufferedValues<Downstream.Input>
  private var completion: Subscribers.Completion<Downstream.Failure>?
  private var isDelivering = false

  init(
    _ source: SignalProducer<Downstream.Input, Downstream.Failure>,
    to downstream: Downstream,
    _ buffering: PublisherBuffer
  ) {
    self.source = source
    self.downstream = downstream
    values = BufferedValues(buffering)
  }

  deinit {}

  nonisolated func request(_ demand: Subscribers.Demand) {
    onMainActor { self.add(demand) }
  }

  nonisolated func cancel() {
    onMainActor { self.end() }
  }

  private func add(_ more: Subscribers.Demand) {
    guard downstream != nil else { return }
    demand += more
    if demand > .none { start() }
    deliver()
  }

  /// Starts the source, unless it has been started.
  func start() {
    guard let source else { return }
    self.source = nil
    source.startWithSignal { signal, run in
      // A subscriber may cancel while the source starts.
      self.run = run
      signal.observe { event in self.receive(event) }
    }
  }

  private func receive(_ event: Signal<Downstream.Input, Downstream.Failure>.Event) {
    guard downstream != nil, completion == nil else { return }
    switch event {
    case .value(let value): values.append(value)
    case .failed(let error): completion = .failure(error)
    case .completed, .interrupted: completion = .finished
    }
    deliver()
  }

  /// Delivers what is requested, and the completion after the last value.
  private func deliver() {
    // A value that is sent or requested by the subscriber is delivered by the loop that is running.
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while let downstream {
      if demand > .none, let value = values.popFirst() {
        demand -= 1
        demand += downstream.receive(value)
      } else if values.isEmpty, let completion {
        end()
        downstream.receive(completion: completion)
      } else {
        break
      }
    }
  }

  private func end() {
    downstream = nil
    source = nil
    let run = run
    self.run = nil
    run?.dispose()
  }
}
#endif
