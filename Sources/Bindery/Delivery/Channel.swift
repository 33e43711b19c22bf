/// The one mechanism by which a value reaches many receivers, in order.
///
/// - A value sent during a delivery waits until the current one has reached everybody, so all
///   receivers see the same order.
/// - A receiver added during a delivery gets the next value first; one removed gets nothing more.
///
/// Adding and removing are O(1), and a delivery allocates nothing. The receivers form a ring, which
/// owns them; nothing is unlinked during a delivery, so the walk needs no snapshot.
///
/// It must have no receivers when it goes; see `ClosingChannel`.
@MainActor
open class Channel<Value> {
  /// The first in the ring; the last is the one before it.
  @usableFromInline @exclusivity(unchecked) package final var first: Unmanaged<Receiver<Value>>?
  @usableFromInline @exclusivity(unchecked) final var extras: ChannelExtras<Value>?
  /// Why a value cannot simply be delivered; 0 when it can.
  @usableFromInline @exclusivity(unchecked) package final var busy: ChannelBusy = []

  /// Whether the first in the ring keeps the reflection of a property.
  @usableFromInline @exclusivity(unchecked) package final var isReflected = false

  @inlinable package init() {}

  deinit {}

  /// Whether anybody listens.
  package final var isObserved: Bool {
    guard let first else { return false }
    var current = first
    repeat {
      if current.takeUnretainedValue().source != nil { return true }
      guard let next = current.takeUnretainedValue().next else { return false }
      current = next
    } while current.toOpaque() != first.toOpaque()
    return false
  }

  /// Called when the first receiver has been added.
  open func becameObserved(_ call: EngineCall) {}

  /// Called when the last receiver has been removed.
  open func becameUnobserved(_ call: EngineCall) {}

  /// Called after a delivery during which an ending was sent.
  open func deliverEnding(_ call: EngineCall) {}

  /// Adds `receiver`, which must not be linked anywhere.
  @inlinable package final func add(_ receiver: Receiver<Value>) {
    precondition(receiver.next == nil, "a receiver is on one channel only")
    receiver.source = .passUnretained(self)
    let new = Unmanaged.passRetained(receiver)
    if let extras { extras.receiverArray?.append(new) }
    guard let first else {
      receiver.next = new
      receiver.previous = new
      first = new
      becameObserved(EngineCall())
      return
    }
    first.borrow { head in
      receiver.next = first
      receiver.previous = head.previous
      head.previous?.borrow { $0.next = new }
      head.previous = new
    }
  }

  @usableFromInline package final func remove(_ receiver: Receiver<Value>) {
    receiver.source = nil
    if busy.contains(.delivering) {
      busy.insert(.sweeping)
    } else if takeOut(receiver) {
      if first == nil { becameUnobserved(EngineCall()) }
      Unmanaged.passUnretained(receiver).release()
    }
  }

  final var ownExtras: ChannelExtras<Value> {
    if let extras { return extras }
    let made = ChannelExtras<Value>()
    extras = made
    return made
  }

  /// Lets all receivers go; each is told that the channel has closed.
  ///
  /// During a delivery that waits until everybody has heard, and the channel lives until then, for
  /// whoever closes it may be its last owner.
  package final func close() {
    guard !busy.contains(.delivering) else {
      if busy.insert(.closing).inserted { _ = Unmanaged.passRetained(self) }
      return
    }
    isReflected = false
    while let receiver = popFirst() { receiver.channelClosed() }
  }

  /// Takes out the first receiver that still listens; it hears no more of the channel.
  package final func popFirst() -> Receiver<Value>? {
    while let receiver = first?.takeUnretainedValue() {
      let listens = receiver.source != nil
      receiver.source = nil
      unlink(receiver)
      if listens { return receiver }
    }
    return nil
  }

  private final func unlink(_ receiver: Receiver<Value>) {
    if takeOut(receiver) { Unmanaged.passUnretained(receiver).release() }
  }

  /// Takes `receiver` out of the ring, whose reference to it is now the caller’s to release.
  ///
  /// - Returns: Whether it was in it.
  private final func takeOut(_ receiver: Receiver<Value>) -> Bool {
    guard let next = receiver.next, let previous = receiver.previous else { return false }
    let own = Unmanaged.passUnretained(receiver)
    extras?.receiverArray?.isCurrent = false
    if next.toOpaque() == own.toOpaque() {
      first = nil
      extras?.receiverArray?.clear()
    } else {
      next.borrow { $0.previous = previous }
      previous.borrow { $0.next = next }
      if first?.toOpaque() == own.toOpaque() { first = next }
    }
    receiver.next = nil
    receiver.previous = nil
    return true
  }

  /// Unlinks those who have left during the delivery.
  ///
  /// They are released last: what goes with them may come back here, and find the ring in order.
  final func sweep() {
    guard let head = first else { return }
    var firstGone: Unmanaged<Receiver<Value>>?
    var othersGone: ContiguousArray<Unmanaged<Receiver<Value>>> = []
    // The last of the ring as it is now; nobody joins meanwhile.
    let last = head.takeUnretainedValue().previous
    var current: Unmanaged<Receiver<Value>>? = head
    while let link = current {
      let receiver = link.takeUnretainedValue()
      current = link.toOpaque() == last?.toOpaque() ? nil : receiver.next
      guard receiver.source == nil, takeOut(receiver) else { continue }
      if firstGone == nil { firstGone = link } else { othersGone.append(link) }
    }
    if first == nil, firstGone != nil { becameUnobserved(EngineCall()) }
    firstGone?.release()
    for gone in othersGone { gone.release() }
  }
}

/// Why a channel does not simply deliver the next value.
@usableFromInline
package nonisolated struct ChannelBusy: OptionSet, Sendable {
  @usableFromInline package let rawValue: UInt8

  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A value is on its way to the receivers.
  @inlinable package static var delivering: ChannelBusy { ChannelBusy(rawValue: 1) }
  /// Somebody has left during the delivery and is still linked.
  @inlinable package static var sweeping: ChannelBusy { ChannelBusy(rawValue: 2) }
  /// Values wait.
  @inlinable package static var queueing: ChannelBusy { ChannelBusy(rawValue: 4) }
  /// An ending waits behind the values.
  @inlinable package static var ending: ChannelBusy { ChannelBusy(rawValue: 8) }
  /// Nothing is delivered any more.
  @inlinable package static var ended: ChannelBusy { ChannelBusy(rawValue: 16) }
  /// The channel closes when the delivery is over, and owns itself until then.
  @inlinable package static var closing: ChannelBusy { ChannelBusy(rawValue: 32) }
}
