import Observation

/// Calls `body`, and reruns the running observer or computed property when a plain `@Observable`
/// object that `body` has read changes.
///
/// Such an object reports a change before it makes it. So derived values are stale from the report
/// on, and the rerun of observers follows after the present turn of the main actor, when the object
/// has the new value. Several changes in a turn cause one rerun.
///
/// Computed properties that run inside an outermost run are tracked together with it: if one of
/// them has read a model, all of them are rerun when it changes. A run that reads no model costs
/// about 15 ns and allocates nothing.
@usableFromInline
func followingModels(_ body: () -> Void) { ModelTracking.track(body) }

/// Calls the body of an observer as above, without retaining it.
func followingModels(_ work: Borrowed<Work<Void>>) {
  ModelTracking.track { work.borrow { $0.run() } }
}

/// Registers runs with the plain `@Observable` objects that they have read.
///
/// No access to its state lasts while foreign code runs, so accesses are not checked.
enum ModelTracking {
  /// Whether a run is being tracked, so that inner runs belong to it.
  @safe @exclusivity(unchecked) private(set) static var isActive = false
  /// Whether any run has ever read a model.
  @safe @exclusivity(unchecked) private static var isNeeded = false { didSet { isSpecial = true } }
  /// Whether a run may need more than a registration: since one has read a model, or since reads
  /// have been tracked outside of runs.
  @safe @exclusivity(unchecked) static var isSpecial = false
  /// The readers that have run inside the outermost run.
  @safe @exclusivity(unchecked) private static var inner: ContiguousArray<Borrowed<Reader>> = []
  /// Whether ``inner`` has elements; tested first, because an array is initialised at its first
  /// use, which each access has to check.
  @safe @exclusivity(unchecked) private static var hasInner = false
  /// The labels of the observers and computed properties that have read a model.
  @safe @exclusivity(unchecked) private static var labels: Set<SourceLabel> = []
  private static var due: [ModelChange] = []
  /// The changes whose registrations were ended by the report of a property.
  private static var spent: [ModelChange] = [] { didSet { hasSpent = !spent.isEmpty } }
  @safe @exclusivity(unchecked) private(set) static var hasSpent = false

  /// Whether an observer or a computed property with this label has read a model before.
  static func knows(_ label: SourceLabel) -> Bool { isNeeded && labels.contains(label) }

  // While reads can be tracked outside of runs:
  /// The task of the outermost run.
  private static var task: CurrentTask?
  /// The number of the outermost run.
  private static var outermost: UInt = 0
  /// Whether the outermost run has a mark: inside of a body that is tracked, in a first run, and
  /// where derived values are known to be read far from its beginning.
  private static var isMarked = false
  /// Whether the outermost run or one inside has a mark.
  private static var hasMarks = false
  /// The computed properties that have read far from the beginning of their runs, inside of others,
  /// and the observers that have read derived values so.
  private static var distantLabels: Set<SourceLabel> = []

  @inline(__always)
  fileprivate static func track(_ body: () -> Void) {
    guard !isActive else { return trackInner(body) }
    isActive = true
    if isSpecial {
      trackSpecially(body)
    } else {
      withObservationTracking(body, onChange: register(cancelledBy: nil))
    }
    isActive = false
    forgetInner()
  }

  @inline(never)
  private static func trackSpecially(_ body: () -> Void) {
    guard TrackingProbe.current != nil else {
      if followsModels {
        trackCancellably(body)
      } else {
        withObservationTracking(body, onChange: register(cancelledBy: nil))
      }
      return
    }
    prepare()
    if isMarked {
      trackCancellably { callMarked(body) }
    } else if followsModels {
      trackCancellably { callUnmarked(body) }
    } else {
      withObservationTracking({ callUnmarked(body) }, onChange: register(cancelledBy: nil))
    }
    hasMarks = false
  }

  /// Whether the running reader is known to read models.
  private static var followsModels: Bool {
    isNeeded && Graph.reader?.borrow { $0.followsModels } == true
  }

  @inline(never)
  private static func prepare() {
    TrackingProbe.releaseMarks()
    task = CurrentTask.now
    outermost = Graph.reader?.borrow { $0.run } ?? 0
    isMarked = needsMark || TrackingProbe.current?.borrow { $0.isTracked } ?? false
    hasMarks = isMarked
  }

  /// Calls the body of a run inside of another one.
  ///
  /// A mark is registered for the outer run, too, which takes time.
  ///
  /// So it is used in first runs, and where it was needed before.
  @inline(never)
  private static func trackInner(_ body: () -> Void) {
    noteInner()
    guard TrackingProbe.current != nil else { return body() }
    if needsMark {
      hasMarks = true
      withObservationTracking({ callMarked(body) }, onChange: {})
    } else {
      callUnmarked(body)
    }
  }

  private static var needsMark: Bool {
    Graph.reader?.borrow { reader in
      if reader.firstDependency == nil { return true }
      guard !distantLabels.isEmpty, let label = reader.label else { return false }
      return distantLabels.contains(label)
    } ?? false
  }

  /// Calls the body of a run so that other bodies which it calls can be distinguished from it.
  @inline(__always)
  private static func callMarked(_ body: () -> Void) {
    TrackingProbe.current?.borrow { $0.markRun() }
    callUnmarked(body)
  }

  @inline(__always)
  private static func callUnmarked(_ body: () -> Void) {
    DistantReads.beginBody()
    body()
  }

  /// Whether a read that is far from the beginning of its run may be made in a body that the
  /// standard library tracks.
  ///
  /// An outermost run without a mark depends on the property itself, so it may be registered for
  /// the change. A derived value would be computed for that, before other observers have run, so
  /// later runs get a mark.
  static func mayRead(_ node: GraphNode, inBodyOf reader: Reader) -> Bool {
    guard task == CurrentTask.now else { return false }
    let isOutermost = reader.run == outermost
    if !isOutermost || node.reader != nil, let label = reader.label { distantLabels.insert(label) }
    if isOutermost, !isMarked { return true }
    return TrackingProbe.current?.borrow { $0.isInBodyOfItsOwn } ?? false
  }

  @inline(never)
  private static func noteInner() {
    guard let reader = Graph.reader else { return }
    hasInner = true
    inner.append(reader)
  }

  private static func forgetInner() {
    guard hasInner else { return }
    hasInner = false
    inner.removeAll(keepingCapacity: true)
  }

  /// Calls `body` with a registration that can be cancelled.
  ///
  /// The standard library ends a registration only when something that it includes changes. So this
  /// registration includes a property of the framework, whose change ends it. Every such run is
  /// registered, so this is done only for readers that have read a model before.
  @inline(never)
  private static func trackCancellably(_ body: () -> Void) {
    let registrar = ObservationRegistrar()
    withObservationTracking(
      {
        registrar.access(TrackingSubject.shared, keyPath: \.self)
        body()
      },
      onChange: register(cancelledBy: registrar)
    )
  }

  /// Makes all readers of the run depend on a future change; called only when a model was read.
  private static func register(
    cancelledBy registrar: ObservationRegistrar?
  ) -> @Sendable () -> Void {
    guard let reader = Graph.reader?.object else { return {} }
    isNeeded = true
    // The registration may be for a mark alone.
    if !hasMarks {
      reader.followsModels = true
      if let label = reader.label { labels.insert(label) }
    }
    let change = ModelChange(of: reader, cancelledBy: registrar)
    change.track()
    for reader in inner { reader.borrow { $0.depend(on: change) } }
    return { [weak change] in
      guard let change else { return }
      // Runs before this closure returns where the object is changed on the main actor.
      onMainActor { note(change) }
    }
  }

  /// Makes the readers of `change` stale now, and delivers it after the present turn, in one batch
  /// with the other changes of that turn.
  private static func note(_ change: ModelChange) {
    if TrackedReads.isReporting { return spent.append(change) }
    change.recordCause()
    Graph.hold(change)
    due.append(change)
    guard due.count == 1 else { return }
    Task { @MainActor in
      let changes = due.sorted { $0.number < $1.number }
      due = []
      Graph.deliver(changes)
    }
  }

  /// Makes the readers due that have not run again although a property has ended their
  /// registration: only a run registers them anew.
  ///
  /// Rare: a view's body that runs inside of a run registers its reads for that run too.
  ///
  /// - Returns: Whether an observer is due.
  static func renewSpent() -> Bool {
    let changes = spent
    spent = []
    for change in changes { Graph.mark(change) }
    return Graph.firstDue != nil
  }
}
