/// An operator that starts another producer, such as the second one of a `concat`.
@MainActor
protocol Trampolined: AnyObject {
  /// Starts the next producer, if the operator still needs it.
  func startNext()
}

/// A trampoline for starts that cause further starts, so that a million producers, each started by
/// the ending of the one before, need no deep stack.
///
/// Up to a fixed depth a start happens at once, inside the event that caused it. At that depth it
/// is queued until the start before it has returned.
@MainActor
enum Trampoline {
  private static let limit = 64
  private static var depth = 0
  /// The operators that are queued at the limit, last one first.
  private static var pending: [any Trampolined] = []

  /// Starts the next producer of `node`, at once or when the stack is less deep.
  static func startNext<Node: Trampolined>(of node: Node) {
    guard depth < limit else {
      pending.append(node)
      return
    }
    depth += 1
    node.startNext()
    if depth == limit { startPending() }
    depth -= 1
  }

  private static func startPending() {
    pending.reverse()
    while let node = pending.popLast() {
      let count = pending.count
      node.startNext()
      // Operators that this start has queued come before those already queued, in order.
      if pending.count > count + 1 { pending[count...].reverse() }
    }
  }
}
