/// Something that starts what comes next, such as the second producer of a `concat`.
@MainActor
protocol Trampolined: AnyObject {
  /// Starts what comes next, if it is still wanted.
  func startNext()
}

/// How deep starts nest in starts, so that a producer that leads to a producer that leads to a
/// producer, a million times, needs no deep stack.
///
/// Down to a depth, a start happens at once, inside the event that led to it. At that depth it waits
/// until the start before it has returned, and happens there.
@MainActor
enum Trampoline {
  private static let limit = 64
  private static var depth = 0
  /// What waits at the limit; the next is the last.
  private static var pending: [any Trampolined] = []

  /// Lets `node` go on, at once or when there is room on the stack.
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
      // What it has led to comes before what waited already, in order.
      if pending.count > count + 1 { pending[count...].reverse() }
    }
  }
}
