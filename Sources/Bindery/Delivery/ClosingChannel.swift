/// A ``Channel`` that may be released while it has receivers, which it then notifies of its end.
@MainActor
@usableFromInline
package final class ClosingChannel<Value>: Channel<Value> {
  @inlinable override package init() { super.init() }

  isolated deinit { close() }

  package override var name: String { TraceName.of(self) ?? "a property of \(Value.self)" }
}
