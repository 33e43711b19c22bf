/// Changes of plain `@Observable` objects.
///
/// Such an object reports a change before it makes it. So the change has two steps: derived values
/// are stale from the report on, and observers run after the turn of the main actor.
extension Graph {
  /// Marks the readers of `change`, whose object is about to change, without running an observer.
  ///
  /// Until ``deliver(_:)`` each read of a derived value among them computes it again: a read may
  /// come before the object has the new value.
  static func hold(_ change: ModelChange) {
    var visited: Set<ObjectIdentifier> = []
    var nodes: [GraphNode] = [change]
    while let node = nodes.popLast() {
      var link = node.firstReader
      while let current = link {
        link = current.pointee.nextReader
        let reader = current.pointee.reader.object
        guard !reader.isRunning else { continue }
        hold(reader, through: current, for: change)
        guard let output = reader.output?.object else { continue }
        if visited.insert(ObjectIdentifier(output)).inserted { nodes.append(output) }
      }
    }
  }

  private static func hold(_ reader: Reader, through link: LinkPointer, for change: ModelChange) {
    let isDirect = unsafe link.pointee.dependency.address == Borrowed(change).address
    if reader.output != nil {
      if !reader.flags.contains(.anyStale) { change.staleReaders.append(reader) }
      reader.flags.insert(isDirect ? .stale : .staleUpstream)
      if reader.dirtyState == .clean { reader.flags.insert(.unpropagated) }
    } else if isDirect {
      // An observer that reads the object itself runs after the turn, whatever else changes.
      return
    }
    if isDirect {
      reader.dirtyState = .dirty
    } else if reader.dirtyState == .clean {
      reader.dirtyState = .check
    }
  }

  /// Runs the observers downstream of `changes`, whose objects have the new values by now.
  static func deliver(_ changes: [ModelChange]) {
    open()
    validatedAgain = []
    for change in changes { for reader in change.staleReaders { refreshLater(reader) } }
    for change in changes {
      if Trace.isOn { ChangeHistory.record(change) }
      mark(because: change) { markAll(from: change.firstReader, as: .dirty, &$0) }
    }
    // A reader that has run again since the report no longer depends on the change, and may have
    // read the old value.
    for change in changes {
      mark(because: change) { marked in
        for reader in change.staleReaders where reader.flags.contains(.unpropagated) {
          reader.flags.remove(.unpropagated)
          if reader.output != nil { marked.append(reader) }
        }
      }
    }
    RunChain.length = 0
    close()
  }

  /// Marks the readers that `first` marks, and those downstream, for the chain of `change`.
  private static func mark(
    because change: ModelChange,
    _ first: (inout MarkedReaders) -> Void
  ) {
    RunChain.length = change.chain
    RunChain.cause = change.cause
    let last = lastDue
    var marked = MarkedReaders()
    first(&marked)
    propagate(&marked)
    if isOutOfOrder { sortDue(after: last) }
  }

  private static func refreshLater(_ reader: Reader) {
    if reader.flags.contains(.stale) {
      reader.dirtyState = .dirty
    } else if reader.dirtyState == .clean {
      reader.dirtyState = .check
    }
    reader.flags.remove(.anyStale)
    reader.flags.insert(.unpropagated)
  }

  /// Prepares a stale reader that has been validated to be validated once more, in each outermost
  /// read or flush.
  static func validateAgain(_ reader: Reader) {
    guard reader.dirtyState == .clean, reader.flags.contains(.anyStale) else { return }
    guard validatedAgain.insert(ObjectIdentifier(reader)).inserted else { return }
    reader.dirtyState = reader.flags.contains(.stale) ? .dirty : .check
  }
}
