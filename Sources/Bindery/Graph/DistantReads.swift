/// The reads of the present runs that may have been made in another task.
///
/// `Task.immediate` runs the beginning of a task inside the caller, so a read there happens during
/// the caller's run and is no dependency of it. Asking for the running task takes longer than a
/// read. So only reads that are far up the stack from the beginning of the run, and those that
/// follow them, are recorded with their tasks. At the end of the run, those of another task are
/// removed.
///
/// The address sanitizer can store local variables on the heap instead of the stack. Reads in
/// another task may remain dependencies then.
enum DistantReads {
  /// The number of bytes of the stack within which a read belongs to the task of the body.
  ///
  /// The shortest path through `Task.immediate` takes 1,000 bytes in an optimised build and 1,968
  /// in a debug build, on x86-64 with Swift 6.3. A read in the closure of an observer takes 616 and
  /// 1,280.
  #if DEBUG
  private static var near: UInt32 { 1_792 }
  #else
  private static var near: UInt32 { 896 }
  #endif

  /// The same number from the call of the body on, within which a read cannot be made in another
  /// body that the standard library tracks.
  ///
  /// The shortest path through `withObservationTracking` takes 448 bytes in an optimised build and
  /// 880 in a debug build; a read in a closure of `lifetime.observe` takes 208 and 832.
  #if DEBUG
  private static var nearOfBody: UInt32 { 856 }
  #else
  private static var nearOfBody: UInt32 { 352 }
  #endif

  /// The tasks of the recorded reads, by run and node.
  private static var tasks: [UInt: [ObjectIdentifier: Set<CurrentTask>]] = [:]

  /// The place beyond which the reads of a run that begins in the calling function are distant.
  @inline(__always) static var reachFromHere: StackAddress { .here.further(by: near) }

  /// Counts the reads of the running reader as distant that may be made in another body, which the
  /// standard library tracks.
  ///
  /// Called directly before the body of the run.
  @inline(__always) static func beginBody() {
    Graph.reader?.borrow { $0.reach = .here.further(by: nearOfBody) }
  }

  /// Records a read of `node`, before it becomes a dependency.
  @inline(never)
  static func note(_ node: GraphNode, by reader: Reader) {
    // From now on all reads of the run are recorded: the body may read the same node itself.
    reader.reach = StackAddress.here.nearer(by: 1 << 30)
    reader.flags.insert(.readsDistantly)
    let id = ObjectIdentifier(node)
    // What was read nearby before stays a dependency.
    if node.lastReadBy == reader.run, tasks[reader.run]?[id] == nil { return }
    tasks[reader.run, default: [:]][id, default: []].insert(.now)
  }

  /// Removes the dependencies of `reader` that only other tasks have read in its run, at its end.
  @inline(never)
  static func settle(_ reader: Reader) {
    reader.flags.remove(.readsDistantly)
    let own = CurrentTask.now
    let reads = tasks.removeValue(forKey: reader.run) ?? [:]
    // What is left belongs to readers that were disposed of in their own runs.
    if !Graph.isRunning { tasks = [:] }
    let foreign = Set(reads.filter { !$0.value.contains(own) }.keys)
    if !foreign.isEmpty { reader.removeDependencies(on: foreign) }
  }
}

extension Reader {
  /// Removes confirmed dependencies.
  fileprivate func removeDependencies(on nodes: Set<ObjectIdentifier>) {
    var previous: LinkPointer?
    var current = confirmed == nil ? nil : firstDependency
    while let link = current {
      let isLast = link == confirmed
      let next = link.pointee.nextDependency
      if nodes.contains(ObjectIdentifier(link.pointee.dependency.object)) {
        if let previous { previous.pointee.nextDependency = next } else { firstDependency = next }
        if isLast { confirmed = previous }
        link.pointee.nextDependency = nil
        DeferredRelease.unlink(link)
      } else {
        previous = link
      }
      current = isLast ? nil : next
    }
  }
}
