extension Graph {
  /// Marks the readers of `node`, direct ones as dirty and indirect ones to be checked.
  ///
  /// The observers among them run in the order in which each first read the property through which
  /// the change reaches it: `node`, or a computed property that depends on it. They run after those
  /// that an earlier change has made due.
  ///
  /// Call it inside a batch.
  @usableFromInline static func mark(_ node: GraphNode) {
    if Trace.isOn { ChangeHistory.record(node) }
    let last = lastDue
    var marked = MarkedReaders()
    markAll(from: node.firstReader, as: .dirty, &marked)
    propagate(&marked)
    if isOutOfOrder { sortDue(after: last) }
  }

  /// Marks the readers of each marked computed property to be checked, and so on.
  @inline(__always)
  static func propagate(_ marked: inout MarkedReaders) {
    while let reader = marked.first {
      reader.borrow {
        marked.first = $0.nextMarked
        $0.nextMarked = nil
        $0.output?.borrow { markAll(from: $0.firstReader, as: .check, &marked) }
      }
    }
  }

  /// Marks the readers of a computed `node` as dirty, because its value has changed.
  ///
  /// They were marked to be checked by the change upstream. A clean reader is running, and about to
  /// read the new value.
  @usableFromInline static func confirmChange(of node: GraphNode) {
    if Trace.isOn { ChangeHistory.record(node) }
    var link = node.firstReader
    while let current = link {
      current.pointee.reader.borrow { if $0.dirtyState == .check { $0.dirtyState = .dirty } }
      link = current.pointee.nextReader
    }
  }

  /// The computed properties that are marked and whose own readers are not yet, in order.
  struct MarkedReaders {
    var first: Borrowed<Reader>?
    /// The last of them, while there is a first.
    var last: Borrowed<Reader>?

    @inline(__always)
    mutating func append(_ reader: Reader) {
      let reader = Borrowed(reader)
      if first == nil { first = reader } else { last?.borrow { $0.nextMarked = reader } }
      last = reader
    }
  }

  @inline(__always)
  static func markAll(
    from first: LinkPointer?,
    as dirtyState: Reader.DirtyState,
    _ marked: inout MarkedReaders
  ) {
    var link = first
    while let current = link {
      current.pointee.reader.borrow { mark($0, through: current, as: dirtyState, &marked) }
      link = current.pointee.nextReader
    }
  }

  @inline(__always)
  private static func mark(
    _ reader: Reader,
    through link: LinkPointer,
    as dirtyState: Reader.DirtyState,
    _ marked: inout MarkedReaders
  ) {
    guard reader.dirtyState == .clean else {
      if dirtyState == .dirty { reader.dirtyState = .dirty }
      if reader.output == nil {
        advance(reader, to: link.pointee.since)
      } else if reader.flags.contains(.unpropagated) {
        reader.flags.remove(.unpropagated)
        marked.append(reader)
      }
      return
    }
    reader.dirtyState = dirtyState
    guard let output = reader.output else {
      enqueue(downcast(reader, to: Effect.self), at: link.pointee.since)
      return
    }
    reader.flags.remove(.unpropagated)
    guard output.borrow({ $0.firstReader }) != nil else { return }
    marked.append(reader)
  }

  /// Moves an observer to an earlier turn if the change reaches it on a second path.
  @inline(__always)
  private static func advance(_ reader: Reader, to turn: UInt) {
    let effect = downcast(reader, to: Effect.self)
    guard effect.isQueued else { return enqueueHeld(effect, at: turn) }
    guard turn < effect.turn else { return }
    effect.turn = turn
    isOutOfOrder = true
  }

  /// Enqueues an observer that was marked without that, by a change of an `@Observable` object.
  @inline(never)
  private static func enqueueHeld(_ effect: Effect, at turn: UInt) { enqueue(effect, at: turn) }

  @inline(__always)
  private static func enqueue(_ effect: Effect, at turn: UInt) {
    // An observer that was rerun before its turn is still in the list.
    guard !effect.isQueued else { return }
    effect.turn = turn
    effect.isQueued = true
    let length = RunChain.length
    effect.chain = length &+ 1
    if length > 0 { RunChain.note(effect) }
    let due = Borrowed(effect)
    if let lastDue {
      lastDue.borrow {
        $0.nextDue = due
        if $0.turn > turn { isOutOfOrder = true }
      }
    } else {
      firstDue = due
    }
    lastDue = due
  }

  /// Sorts the observers that became due after `last`.
  static func sortDue(after last: Borrowed<Effect>?) {
    isOutOfOrder = false
    guard let first = last == nil ? firstDue : last?.borrow({ $0.nextDue }) else { return }
    var due = EffectList(startingWith: first)
    due.sort()
    if let last { last.borrow { $0.nextDue = due.first } } else { firstDue = due.first }
    lastDue = due.last
  }
}
