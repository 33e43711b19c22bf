/// Values that wait for a demand, the oldest first.
struct BufferedValues<Value> {
  private let policy: PublisherBuffer
  /// The values; those before `head` have been taken.
  private var values: [Value?] = []
  private var head = 0

  init(_ policy: PublisherBuffer) { self.policy = policy }

  var isEmpty: Bool { head == values.count }
  private var count: Int { values.count - head }

  /// Adds a value, and drops one if there are more than the policy allows.
  mutating func append(_ value: Value) {
    switch policy {
    case .unbounded: values.append(value)
    case .newest(let limit):
      values.append(value)
      if count > limit { _ = popFirst() }
    case .oldest(let limit):
      if count < limit { values.append(value) }
    }
  }

  /// Removes and returns the oldest value.
  mutating func popFirst() -> Value? {
    guard !isEmpty else { return nil }
    let value = values[head]
    values[head] = nil
    head += 1
    // The removal of the values taken costs as much as taking them.
    if head * 2 > values.count {
      values.removeFirst(head)
      head = 0
    }
    return value
  }
}
