/// A ``Channel`` that may go while it has receivers: it tells them that it has closed.
@MainActor
@usableFromInline
package final class ClosingChannel<Value>: Channel<Value> {
  @inlinable override package init() { super.init() }

  isolated deinit { close() }
}
