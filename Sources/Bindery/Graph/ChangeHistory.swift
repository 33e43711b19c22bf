/// The changes of one batch, recorded while there is a trace sink, which explain why an observer
/// runs.
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
  /// Each path leads from a property that was written to one that `reader` reads. A derived property
  /// whose value is the same as before ends a path, and so does one that has not been recomputed
  /// yet, as the run has another cause then. A property on several paths is on the first.
  static func causes(of reader: Reader) -> [[String]] {
    var visited: Set<ObjectIdentifier> = []
    return paths(to: reader, since: reader.run, &visited)
  }

  private static func paths(
    to reader: Reader,
    since run: UInt,
    _ visited: inout Set<ObjectIdentifier>
  ) -> [[String]] {
    var paths: [[String]] = []
    var link = reader.firstDependency
    while let current = link {
      let node = current.pointee.dependency.takeUnretainedValue()
      link = current.pointee.nextDependency
      let id = ObjectIdentifier(node)
      guard let changed = runs[id], changed >= run, visited.insert(id).inserted else { continue }
      guard let upstream = node.reader else {
        paths.append([node.name])
        continue
      }
      for path in Self.paths(to: upstream, since: run, &visited) {
        paths.append(path + [node.name])
      }
    }
    return paths
  }
}
