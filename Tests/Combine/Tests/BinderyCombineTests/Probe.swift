import OpenCombine

/// A subscriber that requests as many values as a test wants, and records what it receives.
final class Probe<Input, Failure: Error>: @preconcurrency Subscriber {
  private(set) var values: [Input] = []
  private(set) var completions: [Subscribers.Completion<Failure>] = []
  private(set) var subscription: (any Subscription)?
  private let first: Subscribers.Demand
  /// Called with each value; returns the further demand.
  var onValue: (Input) -> Subscribers.Demand = { _ in .none }

  init(_ first: Subscribers.Demand) { self.first = first }

  deinit {}

  var isFinished: Bool {
    completions.count == 1
      && completions.allSatisfy { if case .finished = $0 { true } else { false } }
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if first > .none { subscription.request(first) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return onValue(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) { completions.append(completion) }

  func request(_ count: Int) { subscription?.request(.max(count)) }
  func cancel() { subscription?.cancel() }
}
