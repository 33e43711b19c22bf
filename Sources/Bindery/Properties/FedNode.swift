/// A node whose value is set by a feeder until that stops: a constant, or the values of a producer.
///
/// No access to its properties lasts while foreign code runs, so accesses are not checked.
@MainActor
@usableFromInline
package final class FedNode<Value>: PropertyNode<Value> {
  @usableFromInline @safe @exclusivity(unchecked) var storage: Value
  @safe @exclusivity(unchecked) private var channel: Channel<Value>?
  private let areEqual: ((Value, Value) -> Bool)?
  private let ended: Lifetime
  /// The feeder, which ends when the node is released.
  package var work: (any Disposable)?

  /// Makes a node that is fed until `ended` has ended.
  package init(
    _ value: Value,
    until ended: Lifetime,
    areEqual: ((Value, Value) -> Bool)? = Equality.of(Value.self)
  ) {
    storage = value
    self.areEqual = areEqual
    self.ended = ended
    super.init()
  }

  isolated deinit { work?.dispose() }

  @usableFromInline override var name: String {
    channel?.name ?? "a property of \(Value.self)"
  }

  @usableFromInline package override var current: Value { storage }

  /// Stores a value, and notifies the readers of another value and the receivers of any.
  package func feed(_ value: Value) {
    let isChange = firstReader != nil && areEqual?(storage, value) != true
    replace(&storage, with: value)
    guard isChange || channel != nil else { return }
    Graph.batch {
      if isChange { Graph.mark(self) }
      if let channel { Graph.outside { channel.send(value) } }
    }
  }

  /// Records that no more values follow.
  package func stop() { ended.dispose() }

  @usableFromInline package override func writes() -> Channel<Value>? {
    if let channel { return channel }
    let made = ClosingChannel<Value>()
    channel = made
    ended.observeEnded { [weak made] in made?.close() }
    return made
  }

  package override func subscribe(_ receiver: Receiver<Value>) -> Bool {
    guard !ended.hasEnded, let channel = channel ?? writes() else { return false }
    channel.add(receiver, sendingFirst: storage)
    return true
  }

  package override var ending: Lifetime? { ended }
}
