/// The changes of the present batch, recorded while there is a trace sink, which explain why an
/// observer runs.
enum ChangeHistory {
  /// The run that was the newest when each node changed.
  private static var runs: [ObjectIdentifier: UInt] = [:]

  /// Records that `node` has changed.
  @inline(never)
  static func record(_ node: GraphNode) { runs[ObjectIdentifier(node)] = Graph.lastRun }

  /// Forgets all changes; called when every observer has run.
  static func clear() { if !runs.isEmpty { runs = [:] } }

  /// Returns the paths on which changes since the last run of `reader` have reached it.
  ///
  /// Each path leads from a property that was written to one that `reader` reads. A derived
  /// property whose value is the same as before ends a path, and so does one that has not been
  /// recomputed yet, as the run has another cause then. A property on several paths is on the
  /// first.
  ///
  /// A loop with a stack of its own: a path may be longer than the stack of the thread is deep.
  static func causes(of reader: Reader) -> [[String]] {
    var paths: [[String]] = []
    var visited: Set<ObjectIdentifier> = []
    /// The nodes between the reader and the present link, the nearest to the reader first.
    var nodes: [GraphNode] = []
    /// The next link to look at, for the reader and for each of the nodes.
    var links = [reader.firstDependency]
    while let next = links.last {
      guard let link = next else {
        links.removeLast()
        _ = nodes.popLast()
        continue
      }
      links[links.count - 1] = link.pointee.nextDependency
      let node = link.pointee.dependency.object
      let id = ObjectIdentifier(node)
      guard let changed = runs[id], changed >= reader.run, visited.insert(id).inserted else {
        continue
      }
      nodes.append(node)
      if let upstream = node.reader {
        links.append(upstream.firstDependency)
      } else {
        paths.append(names(of: nodes))
        nodes.removeLast()
      }
    }
    return paths
  }

  /// Returns the names from the property that was written on; of a long path, both ends.
  private static func names(of nodes: [GraphNode]) -> [String] {
    let limit = 8
    guard nodes.count > 2 * limit else { return nodes.reversed().map(\.name) }
    return nodes.suffix(limit).reversed().map(\.name)
      + ["… \(nodes.count - 2 * limit) more …"] + nodes.prefix(limit).reversed().map(\.name)
  }
}
