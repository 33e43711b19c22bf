extension Graph {
  /// Finds out whether `reader` is still right, and runs it again if not.
  ///
  /// Walks up to what is known to be stale and works its way back down; what depends only on values
  /// that turn out the same is not run again.
  static func freshen(_ reader: Reader) {
    if reader.freshness == .stale || reader.firstDependency == nil {
      settle(reader)
    } else if !freshenShallowly(reader) {
      freshenDeeply(reader)
    }
  }

  /// Does it without a path where all that `reader` reads depends on sources alone.
  ///
  /// - Returns: Whether it was enough.
  private static func freshenShallowly(_ reader: Reader) -> Bool {
    let run = reader.run
    var link = reader.firstDependency
    while let current = link {
      if let upstream = current.pointee.upstream {
        guard upstream.borrow(settleIfStale) else { return false }
        if reader.freshness == .stale || reader.run != run { break }
      }
      link = current.pointee.nextDependency
    }
    if reader.freshness == .suspect, reader.run == run {
      reader.freshness = .fresh
    } else {
      settle(reader)
    }
    return true
  }

  /// Runs `dependency` again if that needs no look at what it depends on.
  ///
  /// - Returns: Whether that is so.
  private static func settleIfStale(_ dependency: Reader) -> Bool {
    if dependency.isRunning || dependency.freshness == .suspect { return false }
    if dependency.freshness == .stale { dependency.rerun() }
    return true
  }

  private static func freshenDeeply(_ reader: Reader) {
    // A run may bring another reader up to date, above the steps of this one.
    let base = path.count
    path.append(Step(reader))
    while path.count > base {
      let step = path[path.count - 1]
      let reader = step.reader
      guard reader.freshness == .suspect, reader.run == step.run else {
        settle(reader)
        _ = path.popLast()
        continue
      }
      guard let link = step.next else {
        reader.freshness = .fresh
        _ = path.popLast()
        continue
      }
      path[path.count - 1].next = link.pointee.nextDependency
      guard let dependency = link.pointee.upstream?.takeUnretainedValue() else { continue }
      if dependency.isRunning {
        reportCycle(through: dependency, by: path[base...].map(\.reader.name))
      } else if dependency.freshness != .fresh {
        path.append(Step(dependency))
      }
    }
    if path.isEmpty, path.capacity > 1024 { path = [] }
  }

  /// The readers on the way to those that are known to be stale; kept, so that a check allocates
  /// nothing.
  @exclusivity(unchecked) private static var path: ContiguousArray<Step> = []

  /// One reader on the way up, and which of its dependencies to look at next.
  private struct Step {
    let reader: Reader
    let run: UInt
    var next: LinkPointer?

    init(_ reader: Reader) {
      self.reader = reader
      run = reader.run
      next = reader.firstDependency
    }
  }

  private static func settle(_ reader: Reader) {
    guard reader.freshness != .fresh else { return }
    if reader.isRunning { reportCycle(through: reader) } else { reader.rerun() }
  }

  /// Reports that `reader` needs its own value; `path` names what was being checked on the way.
  static func reportCycle(through reader: Reader, by path: [String] = []) {
    var readers: [String] = []
    var current = Graph.reader?.takeUnretainedValue()
    while let outer = current, outer !== reader, readers.count < 32 {
      readers.append(outer.name)
      current = outer.outer?.takeUnretainedValue()
    }
    Trace.report(.cycle([reader.name] + readers.reversed() + path + [reader.name]))
  }
}
