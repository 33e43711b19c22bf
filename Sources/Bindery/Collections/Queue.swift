/// A first-in, first-out queue with amortised constant-time operations.
///
/// An element that was removed is not retained any longer.
@usableFromInline
package nonisolated struct Queue<Element> {
  @usableFromInline var elements: ContiguousArray<Element?> = []
  @usableFromInline var head = 0

  /// Makes an empty queue.
  @inlinable
  package init() {}

  /// Whether the queue has no elements.
  @inlinable package var isEmpty: Bool { head == elements.count }

  /// The number of elements.
  @inlinable package var count: Int { elements.count - head }

  /// The element that was added last, or `nil` if there is none.
  @inlinable package var last: Element? { isEmpty ? nil : elements[elements.count - 1] }

  /// Adds an element at the end.
  @inlinable
  package mutating func append(_ element: Element) { elements.append(element) }

  /// Removes and returns the first element, or returns `nil` if there is none.
  @inlinable
  package mutating func popFirst() -> Element? {
    guard !isEmpty else { return nil }
    let element = elements[head]
    elements[head] = nil
    head += 1
    if isEmpty {
      elements.removeAll(keepingCapacity: true)
      head = 0
    } else if head >= 64, head * 2 > elements.count {
      elements.removeFirst(head)
      head = 0
    }
    return element
  }

  /// Removes and returns all elements, in order.
  @inlinable
  @discardableResult
  package mutating func removeAll() -> [Element] {
    let all = elements[head...].compactMap { $0 }
    self = Queue()
    return all
  }
}
