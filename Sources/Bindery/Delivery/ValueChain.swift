/// The chain of values in a queue, each enqueued during the delivery of the one before.
///
/// Any number of values may be enqueued during one delivery: they are one step of the chain.
@MainActor
package struct ValueChain {
  private var length = 0
  private var endOfStep = 0

  /// Makes the chain of a queue that is about to be delivered.
  package init() {}

  /// Returns whether the value at `position` of a queue of `count` values makes the chain longer
  /// than ``Trace/cycleLimit``.
  package mutating func isTooLong(at position: Int, of count: Int) -> Bool {
    guard position == 0 || position == endOfStep else { return false }
    endOfStep = count
    length += 1
    return length > Trace.cycleLimit
  }

  /// Returns the names of a cycle that leads from the queue of `name` through the properties whose
  /// writes have caused the last value.
  package static func path(of name: String, through causes: DeliveryCauses?) -> [String] {
    let names = causes?.names ?? []
    return [name] + (names.first == name ? Array(names.dropFirst()) : names).reversed() + [name]
  }
}
