/// Forwards all events.
@MainActor
final class PassThrough<Value, Failure: Error>: StatelessOperator<Value, Value, Failure> {
  init() { super.init { unsafeDowncast($0, to: PassThrough.self).pass($1) } }

  deinit {}
}
