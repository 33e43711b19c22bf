/// How many receivers make a crowd.
@usableFromInline nonisolated let receiverArrayThreshold = 64

extension Channel {
  /// Delivers `value` to all receivers, or after what is being delivered.
  @inlinable package final func send(_ value: Value) {
    guard busy.isEmpty else {
      enqueue(value)
      return
    }
    guard let first else { return }
    busy = .delivering
    deliver(value, from: first)
    if busy == .delivering { busy = [] } else { finishDelivery() }
  }

  /// Hands `value` to everybody who is there at the beginning.
  @inlinable final func deliver(_ value: Value, from first: Unmanaged<Receiver<Value>>) {
    guard let extras, let array = extras.receiverArray else {
      return deliverAlongList(value, from: first)
    }
    if !array.isCurrent { rebuild(array, from: first) }
    array.deliver(value)
  }

  /// Walks the ring once, up to who was last at the beginning.
  ///
  /// A crowd gets a row from the next value on.
  @inlinable final func deliverAlongList(_ value: Value, from first: Unmanaged<Receiver<Value>>) {
    let last = first.borrow { $0.previous }?.toOpaque()
    var current = first
    var count = 1
    while true {
      // The ring keeps a receiver linked until the delivery is over, whatever it does.
      let next = current.borrow { receiver in
        if receiver.source != nil { receiver.body(receiver, value) }
        return receiver.next
      }
      guard current.toOpaque() != last, let next else { break }
      current = next
      count &+= 1
    }
    if count > receiverArrayThreshold { makeReceiverArray() }
  }

  @usableFromInline final func makeReceiverArray() { ownExtras.receiverArray = ReceiverArray() }

  /// Makes the row anew, or gives it up when the crowd has gone.
  @usableFromInline
  final func rebuild(_ array: ReceiverArray<Value>, from first: Unmanaged<Receiver<Value>>) {
    array.clear()
    var current = first
    repeat {
      array.append(current)
      guard let next = current.borrow({ $0.next }) else { break }
      current = next
    } while current.toOpaque() != first.toOpaque()
    if array.receivers.count < receiverArrayThreshold { extras?.receiverArray = nil }
  }

  @usableFromInline final func enqueue(_ value: Value) {
    guard busy.isDisjoint(with: [.ending, .ended]) else { return }
    ownExtras.waiting.append(value)
    busy.insert(.queueing)
  }

  /// Delivers what has waited, then an ending, and unlinks those who have left.
  @usableFromInline final func finishDelivery() {
    if busy.contains(.queueing), let extras { deliverWaiting(extras) }
    let hasEnded = busy.contains(.ending)
    let (mustSweep, isClosing) = (busy.contains(.sweeping), busy.contains(.closing))
    busy = hasEnded ? .ended : []
    if hasEnded {
      deliverEnding(EngineCall())
    } else if mustSweep {
      sweep()
    }
    guard isClosing else { return }
    close()
    Unmanaged.passUnretained(self).release()
  }

  private final func deliverWaiting(_ extras: ChannelExtras<Value>) {
    repeat {
      var position = 0
      while position < extras.waiting.count {
        let value = extras.waiting[position]
        position += 1
        guard let first else { continue }
        if extras.lateReceivers.isEmpty {
          deliver(value, from: first)
        } else {
          deliver(value, at: position, from: first, extras.lateReceivers)
        }
      }
      extras.lateReceivers = []
      // What goes with a value may send another one, so the values go out of their place first.
      var delivered: ContiguousArray<Value> = []
      swap(&delivered, &extras.waiting)
      delivered.removeAll(keepingCapacity: true)
      if extras.waiting.isEmpty { swap(&delivered, &extras.waiting) }
    } while !extras.waiting.isEmpty
  }

  /// Walks the ring once, past those who had a newer value when they came.
  private final func deliver(
    _ value: Value,
    at position: Int,
    from first: Unmanaged<Receiver<Value>>,
    _ lateReceivers: [(receiver: UnsafeMutableRawPointer, skips: Int)]
  ) {
    let last = first.borrow { $0.previous }?.toOpaque()
    var current = first
    while true {
      let isLate = lateReceivers.contains {
        $0.receiver == current.toOpaque() && $0.skips >= position
      }
      let next = current.borrow { receiver in
        if !isLate, receiver.source != nil { receiver.body(receiver, value) }
        return receiver.next
      }
      guard current.toOpaque() != last, let next else { return }
      current = next
    }
  }

  /// Adds `receiver` and hands it `value`; what it makes somebody send comes after that.
  package final func add(_ receiver: Receiver<Value>, sendingFirst value: Value) {
    add(receiver)
    guard busy.isEmpty else {
      if let extras, !extras.waiting.isEmpty {
        let own = Unmanaged.passUnretained(receiver).toOpaque()
        extras.lateReceivers.append((receiver: own, skips: extras.waiting.count))
      }
      receiver.body(receiver, value)
      return
    }
    busy = .delivering
    receiver.body(receiver, value)
    if busy == .delivering { busy = [] } else { finishDelivery() }
  }

  /// Hands each value to `action` until the returned token is disposed of.
  @inlinable package final func listen(_ action: @escaping (Value) -> Void) -> Receiver<Value> {
    let receiver = ActionReceiver(action)
    add(receiver)
    return receiver
  }
}
