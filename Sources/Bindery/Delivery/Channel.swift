/// The one mechanism by which a value reaches many receivers, in order.
///
/// - A value sent during a delivery waits until the current one has reached everybody, so all
///   receivers see the same order.
/// - A receiver added during a delivery gets the next value first; one removed gets nothing more.
///
/// Adding and removing are O(1), and a delivery allocates nothing.
@MainActor
package final class Channel<Value> {
  private var first: Unmanaged<Slot<Value>>?
  private var last: Unmanaged<Slot<Value>>?
  private var waiting: ContiguousArray<Value> = []
  private var leaving: ContiguousArray<Slot<Value>> = []
  package private(set) var isDelivering = false

  package private(set) var count = 0

  package init() {}

  isolated deinit { removeAll() }

  package func add(_ slot: Slot<Value>) {
    precondition(slot.state == .detached, "a slot can be on one channel only")
    slot.state = .attached
    slot.previous = last
    let reference = Unmanaged.passRetained(slot)
    if let last { last._withUnsafeGuaranteedRef { $0.next = reference } } else { first = reference }
    last = reference
    count += 1
  }

  package func remove(_ slot: Slot<Value>) {
    guard slot.state == .attached else { return }
    slot.state = .leaving
    count -= 1
    if isDelivering { leaving.append(slot) } else { unlink(slot) }
  }

  package func removeAll() {
    var current = first
    while let reference = current {
      let slot = reference.takeUnretainedValue()
      current = slot.next
      remove(slot)
    }
  }

  package func send(_ value: Value) {
    guard !isDelivering else {
      waiting.append(value)
      return
    }
    guard first != nil else { return }
    isDelivering = true
    deliver(value)
    if !waiting.isEmpty { deliverWaiting() }
    isDelivering = false
    if !leaving.isEmpty { unlinkLeaving() }
  }

  private func deliver(_ value: Value) {
    let end = last
    var current = first
    while let reference = current {
      // The list keeps a slot linked until the delivery is over, whatever its receiver does.
      reference._withUnsafeGuaranteedRef { slot in
        if slot.state == .attached { slot.receive(value) }
        current = slot.next
      }
      if reference.toOpaque() == end?.toOpaque() { return }
    }
  }

  private func deliverWaiting() {
    var position = 0
    while position < waiting.count {
      let value = waiting[position]
      position += 1
      deliver(value)
    }
    waiting.removeAll(keepingCapacity: true)
  }

  private func unlinkLeaving() {
    let slots = leaving
    leaving.removeAll(keepingCapacity: true)
    for slot in slots { unlink(slot) }
  }

  private func unlink(_ slot: Slot<Value>) {
    if let previous = slot.previous {
      previous._withUnsafeGuaranteedRef { $0.next = slot.next }
    } else {
      first = slot.next
    }
    if let next = slot.next {
      next._withUnsafeGuaranteedRef { $0.previous = slot.previous }
    } else {
      last = slot.previous
    }
    slot.previous = nil
    slot.next = nil
    slot.state = .detached
    Unmanaged.passUnretained(slot).release()
  }
}
