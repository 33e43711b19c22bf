/// Forwards all events.
@MainActor
final class PassThrough<Value, Failure: Error>: StatelessOperator<Value, Value, Failure> {
  init() { super.init { downcast($0, to: PassThrough.self).pass($1) } }

  deinit {}
}
