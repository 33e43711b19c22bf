/// One receiver on a ``Channel``, linked into it without a container of its own.
@MainActor
package class Slot<Value> {
  var previous: Unmanaged<Slot>?
  var next: Unmanaged<Slot>?
  var state = State.detached

  enum State: UInt8 { case detached, attached, leaving }

  package init() {}

  deinit {}

  /// Takes one value.
  ///
  /// Subclasses say what to do with it.
  package func receive(_ value: Value) {}
}

/// A slot that hands its values to a closure.
package final class ClosureSlot<Value>: Slot<Value> {
  private let action: (Value) -> Void

  package init(_ action: @escaping (Value) -> Void) {
    self.action = action
    super.init()
  }

  deinit {}

  package override func receive(_ value: Value) { action(value) }
}
