/// The number of receivers above which a channel delivers through a ``ReceiverArray``.
@usableFromInline nonisolated let receiverArrayThreshold = 64

extension Channel {
  /// Delivers `value` to all receivers; during a delivery, enqueues it until that delivery is over.
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

  /// Delivers `value` to the receivers that are linked when the delivery begins.
  @inlinable final func deliver(_ value: Value, from first: Borrowed<Receiver<Value>>) {
    guard let extras, let array = extras.receiverArray else {
      return deliverAlongList(value, from: first)
    }
    if !array.isCurrent { rebuild(array, from: first) }
    array.deliver(value)
  }

  /// Iterates over the linked list once, up to the receiver that was last when the delivery began.
  ///
  /// A channel with more than 64 receivers copies them into an array before the next delivery.
  @inlinable final func deliverAlongList(_ value: Value, from first: Borrowed<Receiver<Value>>) {
    let last = unsafe first.borrow { $0.previous }?.address
    var current = first
    var count = 1
    while true {
      // A disposed receiver stays linked until the delivery is over, so `next` is valid.
      let next = current.borrow { receiver in
        if receiver.source != nil { receiver.body(receiver, value) }
        return receiver.next
      }
      guard unsafe current.address != last, let next else { break }
      current = next
      count &+= 1
    }
    if count > receiverArrayThreshold { makeReceiverArray() }
  }

  @usableFromInline final func makeReceiverArray() { ownExtras.receiverArray = ReceiverArray() }

  /// Copies the receivers into the array again, or drops the array if there are few.
  @usableFromInline
  final func rebuild(_ array: ReceiverArray<Value>, from first: Borrowed<Receiver<Value>>) {
    array.clear()
    var current = first
    repeat {
      array.append(current)
      guard let next = current.borrow({ $0.next }) else { break }
      current = next
    } while unsafe current.address != first.address
    if array.receivers.count < receiverArrayThreshold { extras?.receiverArray = nil }
  }

  @usableFromInline final func enqueue(_ value: Value) {
    guard busy.isDisjoint(with: [.ending, .ended]) else { return }
    let extras = ownExtras
    if RunningDeliveries.areAny { extras.causes[extras.waiting.count] = DeliveryCauses() }
    extras.waiting.append(value)
    busy.insert(.queueing)
  }

  /// Delivers the enqueued values, then an ending, and unlinks the disposed receivers.
  @usableFromInline final func finishDelivery() {
    if busy.contains(.queueing), let extras { deliverWaiting(extras) }
    let hasEnded = busy.contains(.ending)
    let (mustSweep, isClosing) = (busy.contains(.sweeping), busy.contains(.closing))
    busy = hasEnded ? .ended : []
    if hasEnded {
      deliverEnding()
    } else if mustSweep {
      sweep()
    }
    guard isClosing else { return }
    close()
    Borrowed(self).release()
  }

  private final func deliverWaiting(_ extras: ChannelExtras<Value>) {
    var chain = ValueChain()
    repeat {
      var position = 0
      while position < extras.waiting.count {
        if chain.isTooLong(at: position, of: extras.waiting.count) {
          Trace.report(.cycle(ValueChain.path(of: name, through: extras.causes[position])))
          break
        }
        deliverWaiting(extras, at: position)
        position += 1
      }
      extras.lateReceivers = []
      // Releasing a value, or a property that has caused one, may send another value. So the values
      // are moved out of the queue first.
      var delivered: ContiguousArray<Value> = []
      swap(&delivered, &extras.waiting)
      replace(&extras.causes, with: [:])
      replace(&extras.delivered, with: nil)
      delivered.removeAll(keepingCapacity: true)
      if extras.waiting.isEmpty { swap(&delivered, &extras.waiting) }
    } while !extras.waiting.isEmpty
  }

  private final func deliverWaiting(_ extras: ChannelExtras<Value>, at position: Int) {
    guard let first else { return }
    let value = extras.waiting[position]
    extras.delivered = value
    let deliver = {
      if extras.lateReceivers.isEmpty {
        self.deliver(value, from: first)
      } else {
        self.deliver(value, at: position + 1, from: first, extras.lateReceivers)
      }
    }
    if let causes = extras.causes[position] { causes.during(deliver) } else { deliver() }
  }

  /// Iterates over the linked list once, skipping receivers that were added with a newer value.
  private final func deliver(
    _ value: Value,
    at position: Int,
    from first: Borrowed<Receiver<Value>>,
    _ lateReceivers: [(receiver: ObjectIdentifier, skips: Int)]
  ) {
    let last = unsafe first.borrow { $0.previous }?.address
    var current = first
    while true {
      let next = current.borrow { receiver in
        let isLate = lateReceivers.contains {
          $0.receiver == ObjectIdentifier(receiver) && $0.skips >= position
        }
        if !isLate, receiver.source != nil { receiver.body(receiver, value) }
        return receiver.next
      }
      guard unsafe current.address != last, let next else { return }
      current = next
    }
  }

  /// Adds `receiver` and sends it `value`; values that this causes are delivered afterwards.
  package final func add(_ receiver: Receiver<Value>, sendingFirst value: Value) {
    add(receiver)
    guard busy.isEmpty else {
      if let extras, !extras.waiting.isEmpty {
        let own = ObjectIdentifier(receiver)
        extras.lateReceivers.append((receiver: own, skips: extras.waiting.count))
      }
      receiver.body(receiver, value)
      return
    }
    busy = .delivering
    receiver.body(receiver, value)
    if busy == .delivering { busy = [] } else { finishDelivery() }
  }

  /// Calls `action` with each value until the returned receiver is disposed of.
  @inlinable package final func listen(_ action: @escaping (Value) -> Void) -> Receiver<Value> {
    let receiver = ActionReceiver(action)
    add(receiver)
    return receiver
  }
}
