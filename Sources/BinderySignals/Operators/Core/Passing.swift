/// Passes everything on.
@MainActor
final class Passing<Value, Failure: Error>: StatelessOperator<Value, Value, Failure> {
  init() { super.init { unsafeDowncast($0, to: Passing.self).pass($1) } }

  deinit {}
}
