/// A node whose value is set by a feeder until that stops: a constant, or a reflection of a
/// property.
///
/// Readers of a reflection do not retain the property itself.
///
/// No access to its properties lasts while foreign code runs, so accesses are not checked.
@MainActor
@usableFromInline
package final class FedNode<Value>: PropertyNode<Value> {
  @usableFromInline @exclusivity(unchecked) var storage: Value
  @exclusivity(unchecked) private var channel: Channel<Value>?
  private let ended: Lifetime
  /// The feeder, which ends when the node is released.
  package var work: (any Disposable)?

  /// Makes a node that is fed until `ended` has ended; the feeder sends its writes on `channel`.
  package init(_ value: Value, channel: Channel<Value>? = nil, until ended: Lifetime) {
    storage = value
    self.channel = channel
    self.ended = ended
    super.init()
  }

  isolated deinit { work?.dispose() }

  @usableFromInline override var name: String {
    TraceName.of(channel) ?? "a property of \(Value.self)"
  }

  @usableFromInline package override var current: Value { storage }

  /// Stores a value and marks the readers; call it inside a batch.
  func take(_ value: Value) {
    replace(&storage, with: value)
    Graph.mark(self)
  }

  /// Stores a value and notifies readers and receivers.
  package func feed(_ value: Value) {
    replace(&storage, with: value)
    guard firstReader != nil || channel != nil else { return }
    Graph.batch {
      Graph.mark(self)
      if let channel { Graph.untracked { channel.send(value) } }
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
