/// An ordered list of receivers to which values are sent one after the other.
///
/// - A value sent during a delivery is enqueued until the current one has reached every receiver,
///   so all receivers see the same order.
/// - A receiver added during a delivery gets the next value first; a removed one gets no more
///   values.
///
/// Adding and removing are O(1), and a delivery allocates nothing. The receivers form a circular
/// linked list, which retains them. No receiver is unlinked during a delivery, so the iteration
/// needs no copy.
///
/// It must have no receivers when it is released. A `ClosingChannel` may have some, which it
/// notifies of its end.
@MainActor
open class Channel<Value> {
  // No access to these lasts while foreign code runs, so accesses are not checked.
  /// The first receiver of the circular list; its `previous` is the last.
  @usableFromInline @safe @exclusivity(unchecked)
  package final var first: Borrowed<Receiver<Value>>?
  @usableFromInline @safe @exclusivity(unchecked) final var extras: ChannelExtras<Value>?
  /// The reasons why a value cannot be delivered at once; empty if it can.
  @usableFromInline @safe @exclusivity(unchecked) package final var busy: ChannelBusy = []

  /// The reasons why a property has to do more with a write than send it.
  @usableFromInline @safe @exclusivity(unchecked) package final var traits: ChannelTraits = []

  /// Whether a write needs nothing but to be sent.
  @inlinable final var isPlain: Bool { busy.rawValue == 0 && traits.rawValue == 0 }

  /// Whether the first receiver is the feeder of a property's reflection.
  @usableFromInline @safe @exclusivity(unchecked) package final var isReflected = false

  @inlinable package init() {}

  deinit {}

  /// Whether there is a receiver that has not been disposed of.
  package final var isObserved: Bool {
    guard let first else { return false }
    var current = first
    repeat {
      if current.object.source != nil { return true }
      guard let next = current.object.next else { return false }
      current = next
    } while unsafe current.address != first.address
    return false
  }

  /// The name in reports.
  package var name: String { TraceName.of(self) ?? "a signal of \(Value.self)" }

  /// Called when the first receiver has been added.
  @_spi(Engine) open func becameObserved() {}

  /// Called when the last receiver has been removed.
  @_spi(Engine) open func becameUnobserved() {}

  /// Called after a delivery during which an ending was sent.
  @_spi(Engine) open func deliverEnding() {}

  /// Calls the overridable method, which an inlinable function cannot name.
  @usableFromInline final func firstReceiverAdded() { becameObserved() }

  /// Adds `receiver`, which must not be linked to any channel.
  @inlinable package final func add(_ receiver: Receiver<Value>) {
    precondition(receiver.next == nil, "a receiver may be linked to one channel only")
    receiver.source = BackReference(self)
    let new = Borrowed.retaining(receiver)
    if let extras { extras.receiverArray?.append(new) }
    guard let first else {
      receiver.next = new
      receiver.previous = new
      first = new
      firstReceiverAdded()
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
      if first == nil { becameUnobserved() }
      Borrowed(receiver).release()
    }
  }

  final var ownExtras: ChannelExtras<Value> {
    if let extras { return extras }
    let made = ChannelExtras<Value>()
    extras = made
    return made
  }

  /// Removes all receivers and notifies each that the channel has closed.
  ///
  /// During a delivery the removal is postponed until the delivery is over. The channel is retained
  /// until then, because the caller may be its last owner.
  package final func close() {
    guard !busy.contains(.delivering) else {
      if busy.insert(.closing).inserted { _ = Borrowed.retaining(self) }
      return
    }
    isReflected = false
    while let receiver = popFirst() { receiver.channelClosed() }
  }

  /// Removes and returns the first receiver that has not been disposed of.
  package final func popFirst() -> Receiver<Value>? {
    while let receiver = first?.object {
      let listens = receiver.source != nil
      receiver.source = nil
      unlink(receiver)
      if listens { return receiver }
    }
    return nil
  }

  private final func unlink(_ receiver: Receiver<Value>) {
    if takeOut(receiver) { Borrowed(receiver).release() }
  }

  /// Unlinks `receiver`; the caller has to release the reference of the list.
  ///
  /// - Returns: Whether it was linked.
  private final func takeOut(_ receiver: Receiver<Value>) -> Bool {
    guard let next = receiver.next, let previous = receiver.previous else { return false }
    let own = Borrowed(receiver)
    extras?.receiverArray?.isCurrent = false
    if unsafe next.address == own.address {
      first = nil
      extras?.receiverArray?.clear()
    } else {
      next.borrow { $0.previous = previous }
      previous.borrow { $0.next = next }
      if unsafe first?.address == own.address { first = next }
    }
    receiver.next = nil
    receiver.previous = nil
    return true
  }

  /// Unlinks the receivers that were disposed of during the delivery.
  ///
  /// They are released last: their release may access this channel, whose list has to be consistent
  /// then.
  final func sweep() {
    guard let head = first else { return }
    var firstGone: Borrowed<Receiver<Value>>?
    var othersGone: ContiguousArray<Borrowed<Receiver<Value>>> = []
    // The last receiver at present; none is added meanwhile.
    let last = head.object.previous
    var current: Borrowed<Receiver<Value>>? = head
    while let link = current {
      let receiver = link.object
      current = unsafe link.address == last?.address ? nil : receiver.next
      guard receiver.source == nil, takeOut(receiver) else { continue }
      if firstGone == nil { firstGone = link } else { othersGone.append(link) }
    }
    if first == nil, firstGone != nil { becameUnobserved() }
    firstGone?.release()
    for gone in othersGone { gone.release() }
  }
}

/// The reasons why a channel does not deliver the next value at once.
@usableFromInline
package nonisolated struct ChannelBusy: OptionSet, Sendable {
  @usableFromInline package let rawValue: UInt8

  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A value is being delivered.
  @inlinable package static var delivering: ChannelBusy { ChannelBusy(rawValue: 1) }
  /// A receiver was disposed of during the delivery and is still linked.
  @inlinable package static var sweeping: ChannelBusy { ChannelBusy(rawValue: 2) }
  /// Values are enqueued.
  @inlinable package static var queueing: ChannelBusy { ChannelBusy(rawValue: 4) }
  /// An ending is enqueued behind the values.
  @inlinable package static var ending: ChannelBusy { ChannelBusy(rawValue: 8) }
  /// The channel has ended and delivers nothing more.
  @inlinable package static var ended: ChannelBusy { ChannelBusy(rawValue: 16) }
  /// The channel closes when the delivery is over, and retains itself until then.
  @inlinable package static var closing: ChannelBusy { ChannelBusy(rawValue: 32) }
}
