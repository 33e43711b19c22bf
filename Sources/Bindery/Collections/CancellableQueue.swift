/// An element of a ``CancellableQueue``, which knows its place.
@usableFromInline
package protocol QueueMember: AnyObject {
  /// The place in the queue; -1 outside of a queue.
  var position: Int32 { get set }
}

/// A first-in, first-out queue from which any element can be removed, each in amortised constant
/// time.
///
/// A removed element leaves an empty place, which the queue closes when there are more of them than
/// elements. An element that was removed is not retained any longer.
@MainActor
@usableFromInline
package struct CancellableQueue<Element: QueueMember> {
  private var places: ContiguousArray<Element?> = []
  /// The first place that may not be empty.
  private var head = 0
  /// The number of elements.
  @usableFromInline package private(set) var count = 0

  /// Makes an empty queue.
  @usableFromInline package init() {}

  /// Whether the queue has no elements.
  @inlinable package var isEmpty: Bool { count == 0 }

  /// The element that was added last, or `nil` if there is none.
  package var last: Element? { places.last.flatMap { $0 } }

  /// Adds an element, which must be in no queue, at the end.
  package mutating func append(_ element: Element) {
    if places.count >= 2 * count + 64 { close() }
    element.position = Int32(truncatingIfNeeded: places.count)
    places.append(element)
    count += 1
  }

  /// Removes and returns the first element, or returns `nil` if there is none.
  @usableFromInline
  package mutating func popFirst() -> Element? {
    while head < places.count {
      if let first = places[head] {
        remove(first)
        return first
      }
      head += 1
    }
    return nil
  }

  /// Removes an element.
  ///
  /// - Returns: Whether it was in this queue.
  @discardableResult
  package mutating func remove(_ element: Element) -> Bool {
    let position = Int(element.position)
    guard places.indices.contains(position), places[position] === element else { return false }
    places[position] = nil
    element.position = -1
    count -= 1
    // So the last place is never empty.
    while case .some(.none) = places.last { places.removeLast() }
    if count == 0 { head = 0 }
    return true
  }

  /// Removes and returns all elements, in order.
  @discardableResult
  package mutating func removeAll() -> [Element] {
    let all = places.compactMap { $0 }
    for element in all { element.position = -1 }
    self = CancellableQueue()
    return all
  }

  /// Closes the empty places.
  private mutating func close() {
    let elements = places.compactMap { $0 }
    for (position, element) in elements.enumerated() {
      element.position = Int32(truncatingIfNeeded: position)
    }
    places = ContiguousArray(elements)
    head = 0
  }
}
