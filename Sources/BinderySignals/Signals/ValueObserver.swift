public import Bindery

/// An observer that calls a closure with each value and ignores endings.
@MainActor
@usableFromInline
final class ValueObserver<Value, Failure: Error>: Observer<Value, Failure> {
  @usableFromInline let action: (Value) -> Void

  @inlinable init(_ action: @escaping (Value) -> Void) {
    self.action = action
    super.init { downcast($0, to: ValueObserver.self).action($1) }
  }

  deinit {}
}

/// An observer that forwards events to another one, which may be linked to another signal.
@MainActor
final class Forwarder<Value, Failure: Error>: Observer<Value, Failure> {
  private let target: Observer<Value, Failure>

  init(to target: Observer<Value, Failure>) {
    self.target = target
    super.init { downcast($0, to: Forwarder.self).target.send(value: $1) }
  }

  deinit {}

  override func terminate(_ termination: Termination<Failure>) { target.terminate(termination) }
}
