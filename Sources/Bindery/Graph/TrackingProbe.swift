import Observation
import Synchronization

/// Finds out whether a read is tracked by the standard library, and by which body.
///
/// A body that is tracked keeps the key paths of what it reads in a set. So the key path of a mark
/// is recorded as if it were read: it is hashed only if a body is being tracked, and compared only
/// with one that the same body has recorded before. A read that finds the mark of its run is made
/// by the run itself, and another one in a body inside, such as that of a view.
///
/// - Cost: about 10 ns where nothing is tracked, and else as much as the read of an `@Observable`
///   object, so each property is probed only until a tracked body has read it.
@MainActor
final class TrackingProbe {
  /// The probe, while the standard library tracks reads; retained.
  @safe @exclusivity(unchecked) private(set) static var current: Borrowed<TrackingProbe>?

  // Constants, which a read uses without retaining them.
  private let registrar = ObservationRegistrar()
  private let subject = TrackingSubject.shared
  private let wasHashed = Mark.wasHashed
  private let markOfRun = \TrackingSubject.[Mark(isOfRun: true)]
  private let query = \TrackingSubject.[Mark(isOfRun: false)]
  /// Whether the standard library acts as described; without that, every read counts as tracked.
  @safe @exclusivity(unchecked) private var isReliable = true
  /// The number of marks that the registrar keeps.
  @safe @exclusivity(unchecked) private var marks = 0

  private init() {}

  deinit {}

  /// Makes a probe, and tests it.
  static func begin() {
    let probe = TrackingProbe()
    probe.isReliable = probe.test()
    replace(by: probe)
  }

  /// Ends the use of the probe.
  static func end() { replace(by: nil) }

  /// Releases the registrations of earlier marks from time to time; called when no run is marked.
  static func releaseMarks() {
    guard let current, current.borrow({ $0.marks > 256 }) else { return }
    let probe = TrackingProbe()
    probe.isReliable = current.borrow { $0.isReliable }
    replace(by: probe)
  }

  private static func replace(by probe: TrackingProbe?) {
    let former = current
    current = probe.map { .retaining($0) }
    former?.release()
  }

  /// Whether a read here is tracked.
  var isTracked: Bool {
    ask()
    guard wasHashed.lower() else { return !isReliable }
    // The key paths of a set are hashed at other times, too.
    ask()
    return wasHashed.lower()
  }

  /// Whether a read here, in a run that is marked, is made in a body inside of it.
  var isInBodyOfItsOwn: Bool {
    _ = Mark.wasFound.lower()
    return isTracked && !Mark.wasFound.lower()
  }

  /// Marks the tracked body of a run, which has just begun.
  func markRun() {
    marks += 1
    registrar.access(subject, keyPath: markOfRun)
  }

  private func ask() { registrar.access(subject, keyPath: query) }

  private func test() -> Bool {
    var isExpected = !isTracked
    withObservationTracking {
      markRun()
      isExpected = isExpected && isTracked && !isInBodyOfItsOwn
      withObservationTracking {
        isExpected = isExpected && isInBodyOfItsOwn && isInBodyOfItsOwn
      } onChange: {
      }
      isExpected = isExpected && !isInBodyOfItsOwn
    } onChange: {
    }
    return isExpected
  }
}

/// The object of all accesses that the engine reports to registrars.
///
/// Each node and each registration has a registrar, so the key path is the one that is hashed
/// fastest: that of the object itself.
nonisolated final class TrackingSubject: Observable, Sendable {
  static let shared = TrackingSubject()

  private init() {}

  deinit {}

  fileprivate subscript(mark: Mark) -> Bool { false }
}

/// An element of a key path that notes its own comparisons.
///
/// All marks are equal.
private nonisolated struct Mark: Hashable {
  static let wasHashed = Flag()
  static let wasFound = Flag()

  let isOfRun: Bool

  static func == (left: Mark, right: Mark) -> Bool {
    if left.isOfRun || right.isOfRun { wasFound.raise() }
    return true
  }

  func hash(into hasher: inout Hasher) { Mark.wasHashed.raise() }
}

private nonisolated final class Flag: Sendable {
  private let isUp = Atomic(false)

  deinit {}

  func raise() { isUp.store(true, ordering: .relaxed) }

  /// Lowers the flag, and returns whether it was up.
  func lower() -> Bool {
    guard isUp.load(ordering: .relaxed) else { return false }
    isUp.store(false, ordering: .relaxed)
    return true
  }
}
