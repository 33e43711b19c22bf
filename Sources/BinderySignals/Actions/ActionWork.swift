/// The closure that makes the work of an ``Action``.
enum ActionWork<Input, Output, Failure: Error> {
  /// A closure that is called when an execution starts.
  case direct((Input) -> SignalProducer<Output, Failure>)
  /// A closure that is called at the application: it captures the current state, and returns the
  /// closure that is called when the execution starts.
  case stateful((Input) -> () -> SignalProducer<Output, Failure>)
}
