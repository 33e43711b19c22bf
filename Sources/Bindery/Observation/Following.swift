import Observation

/// Runs `body`, and makes the running observer or computed property run again when a plain
/// `@Observable` object that it has read changes.
///
/// Such an object tells of a change before it makes it. So the run follows after the present turn of
/// the main actor, when the new value is there; however many changes a turn makes, one run follows.
///
/// What is worked out on the way belongs to the outermost run: where that has read something
/// observable, all of it is worked out again. Where nothing is, it costs about 15 ns and no
/// allocation, once.
@usableFromInline
func followingModels(_ body: () -> Void) {
  guard !ModelChanges.areFollowed else {
    ModelChanges.noteInner()
    body()
    return
  }
  ModelChanges.areFollowed = true
  withObservationTracking(body, onChange: ModelChanges.awaited())
  ModelChanges.areFollowed = false
  ModelChanges.forgetInner()
}

/// The same for the work of an observer, which is not retained meanwhile.
func followingModels(_ work: Unmanaged<Work<Void>>) {
  followingModels { work.borrow { $0.run() } }
}

/// Changes of plain observable objects that observers have still to hear of.
private enum ModelChanges {
  /// Whether an outer run hears of what is read.
  @exclusivity(unchecked) static var areFollowed = false
  /// What has run inside the outermost run.
  @exclusivity(unchecked) private static var inner: ContiguousArray<Unmanaged<Reader>> = []
  private static var due: [MutableProperty<Int>] = []

  static func noteInner() {
    if let reader = Graph.reader { inner.append(reader) }
  }

  static func forgetInner() {
    if !inner.isEmpty { inner.removeAll(keepingCapacity: true) }
  }

  /// Makes all that has run depend on a change to come; asked for only when a model was read.
  static func awaited() -> @Sendable () -> Void {
    let change = MutableProperty(0)
    _ = change.value
    for reader in inner { reader.borrow { $0.depend(on: change) } }
    return { Task { @MainActor in note(change) } }
  }

  /// Waits for the others of the same turn: who reads a computed property that reads a model is told
  /// of both in one batch, or it would run once in vain.
  private static func note(_ change: MutableProperty<Int>) {
    due.append(change)
    guard due.count == 1 else { return }
    Task { @MainActor in
      let changes = due
      due = []
      batch {
        for change in changes { change.value += 1 }
      }
    }
  }
}
