extension Graph {
  /// Finds out whether `node` is still right, and recomputes it if not.
  ///
  /// Walks up to the nodes that are known to be stale and works its way back down; a node whose
  /// dependencies turn out unchanged is not recomputed.
  static func freshen(_ node: GraphNode) {
    if node.freshness == .stale || node.firstDependency == nil {
      settle(node)
      return
    }
    var path = [Step(node)]
    while let step = path.last {
      let node = step.node
      guard node.freshness == .suspect, node.run == step.run else {
        settle(node)
        path.removeLast()
        continue
      }
      guard let link = step.next else {
        node.freshness = .fresh
        path.removeLast()
        continue
      }
      path[path.count - 1].next = link.pointee.nextDependency
      let dependency = link.pointee.dependency.takeUnretainedValue()
      guard dependency.isComputed else { continue }
      if dependency.isRunning {
        reportCycle(through: dependency, by: path.map(\.node.name))
      } else if dependency.freshness != .fresh {
        path.append(Step(dependency))
      }
    }
  }

  /// One node on the way up, and which of its dependencies to look at next.
  private struct Step {
    let node: GraphNode
    let run: UInt
    var next: LinkPointer?

    init(_ node: GraphNode) {
      self.node = node
      run = node.run
      next = node.firstDependency
    }
  }

  private static func settle(_ node: GraphNode) {
    guard node.freshness != .fresh else { return }
    if node.isRunning { reportCycle(through: node) } else { node.recompute() }
  }

  /// Reports that `node` needs its own value; `path` names what was being checked on the way.
  static func reportCycle(through node: GraphNode, by path: [String] = []) {
    var readers: [String] = []
    var current = reader
    while let reader = current, reader !== node, readers.count < 32 {
      readers.append(reader.name)
      current = reader.outerReader
    }
    Trace.report(.cycle([node.name] + readers.reversed() + path + [node.name]))
  }
}
