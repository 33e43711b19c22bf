extension Graph {
  /// Determines whether `reader` is up to date, and reruns it if not.
  ///
  /// Searches upstream for dirty readers and reruns them from there down. A reader whose
  /// dependencies keep their values is not rerun.
  static func validate(_ reader: Reader) {
    if reader.dirtyState == .dirty || reader.firstDependency == nil {
      rerunIfNeeded(reader)
    } else if !validateShallowly(reader) {
      validateDeeply(reader)
    }
  }

  /// Validates `reader` without a path if its dependencies read only stored properties.
  ///
  /// - Returns: Whether that is so.
  private static func validateShallowly(_ reader: Reader) -> Bool {
    let run = reader.run
    var link = reader.firstDependency
    while let current = link {
      if let upstream = current.pointee.upstream {
        guard upstream.borrow(rerunIfDirty) else { return false }
        if reader.dirtyState == .dirty || reader.run != run { break }
      }
      link = current.pointee.nextDependency
    }
    if reader.dirtyState == .check, reader.run == run {
      reader.dirtyState = .clean
    } else {
      rerunIfNeeded(reader)
    }
    return true
  }

  /// Reruns `dependency` if it is dirty, without looking at its own dependencies.
  ///
  /// - Returns: Whether its own dependencies need not be looked at.
  private static func rerunIfDirty(_ dependency: Reader) -> Bool {
    if !dependency.flags.isEmpty || dependency.dirtyState == .check { return false }
    if dependency.dirtyState == .dirty { dependency.rerun() }
    return true
  }

  private static func validateDeeply(_ reader: Reader) {
    // A run may bring another reader up to date, above the steps of this one.
    let base = path.count
    path.append(Step(reader))
    while path.count > base {
      let step = path[path.count - 1]
      step.reader.borrow { advance(at: $0, step, above: base) }
    }
    if path.isEmpty, path.capacity > 1024 { path = [] }
  }

  /// Looks at the next dependency of `reader`, or ends its step if there is none or it has changed.
  @inline(__always)
  private static func advance(at reader: Reader, _ step: Step, above base: Int) {
    guard reader.dirtyState == .check, reader.run == step.run else {
      rerunIfNeeded(reader)
      path.removeLast()
      return
    }
    guard let link = step.next else {
      reader.dirtyState = .clean
      path.removeLast()
      return
    }
    path[path.count - 1].next = link.pointee.nextDependency
    link.pointee.upstream?.borrow { dependency in
      if dependency.isRunning {
        return reportCycle(through: dependency, by: path[base...].map { $0.reader.object.name })
      }
      if !dependency.flags.isEmpty { validateAgain(dependency) }
      if dependency.dirtyState != .clean { path.append(Step(dependency)) }
    }
  }

  /// The readers on the path to those that are dirty; a static buffer, so that a check allocates
  /// nothing.
  ///
  /// No access to it lasts while foreign code runs, so accesses are not checked.
  @safe @exclusivity(unchecked) private static var path: [Step] = []

  /// A reader on the path upstream, and its dependency to look at next.
  ///
  /// ``DeferredRelease`` retains a reader that loses its last owner meanwhile.
  private struct Step {
    let reader: Borrowed<Reader>
    let run: UInt
    var next: LinkPointer?

    init(_ reader: Reader) {
      self.reader = Borrowed(reader)
      run = reader.run
      next = reader.firstDependency
    }
  }

  private static func rerunIfNeeded(_ reader: Reader) {
    guard reader.dirtyState != .clean else { return }
    if reader.isRunning { reportCycle(through: reader) } else { reader.rerun() }
  }

  /// Reports that `reader` depends on its own value; `path` names the readers that were being
  /// validated.
  static func reportCycle(through reader: Reader, by path: [String] = []) {
    var readers: [String] = []
    var current = Graph.reader?.object
    while let outer = current, outer.run != 0, outer !== reader, readers.count < 32 {
      readers.append(outer.name)
      current = outer.outer?.object
    }
    Trace.report(.cycle([reader.name] + readers.reversed() + path + [reader.name]))
  }
}
