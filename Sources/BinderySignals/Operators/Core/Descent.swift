/// Something that starts what comes next, such as the second producer of a `concat`.
@MainActor
protocol Continuing: AnyObject {
  /// Starts what comes next, if it is still wanted.
  func goOn()
}

/// How deep starts nest in starts, so that a producer that leads to a producer that leads to a
/// producer, a million times, needs no deep stack.
///
/// Down to a depth, a start happens at once, inside the event that led to it. At that depth it waits
/// until the start before it has returned, and happens there.
@MainActor
enum Descent {
  private static let limit = 64
  private static var depth = 0
  /// What waits at the limit; the next is the last.
  private static var waiting: [any Continuing] = []

  /// Lets `node` go on, at once or when there is room on the stack.
  static func goOn<Node: Continuing>(_ node: Node) {
    guard depth < limit else {
      waiting.append(node)
      return
    }
    depth += 1
    node.goOn()
    if depth == limit { catchUp() }
    depth -= 1
  }

  private static func catchUp() {
    waiting.reverse()
    while let node = waiting.popLast() {
      let count = waiting.count
      node.goOn()
      // What it has led to comes before what waited already, in order.
      if waiting.count > count + 1 { waiting[count...].reverse() }
    }
  }
}
