import Observation
import Synchronization

/// Finds out whether a read is tracked by the standard library, and by which body.
///
/// A body that is tracked keeps the key paths of what it reads in a set. So the key path of a mark
/// is recorded as if it were read: it is hashed only if a body is being tracked, and compared only
/// with one that the same body has recorded before. Each run records a mark when it begins. A read
/// that finds no mark is made in a body inside the run, such as that of a view, or outside of runs.
///
/// - Cost: about 10 ns where nothing is tracked.
enum TrackingProbe {
  private static let registrar = ObservationRegistrar()
  private static let markOfRun = \TrackingSubject.[Mark(isOfRun: true)]
  private static let query = \TrackingSubject.[Mark(isOfRun: false)]

  /// Whether the standard library acts as described; without that, every read counts as tracked.
  private static let isReliable = test()

  /// Whether a read here is tracked.
  static var isTracked: Bool {
    ask()
    return Mark.wasHashed.exchange(false, ordering: .relaxed) || !isReliable
  }

  /// Whether a read here, in a run, is made in a body inside of it that is tracked itself.
  static var isInBodyOfItsOwn: Bool {
    Mark.wasFound.store(false, ordering: .relaxed)
    return isTracked && !Mark.wasFound.load(ordering: .relaxed)
  }

  /// Marks the tracked body of a run, which has just begun.
  static func markRun() { registrar.access(TrackingSubject.shared, keyPath: markOfRun) }

  private static func ask() { registrar.access(TrackingSubject.shared, keyPath: query) }

  private static func test() -> Bool {
    func isHashed() -> Bool {
      ask()
      return Mark.wasHashed.exchange(false, ordering: .relaxed)
    }
    func isFound() -> Bool {
      Mark.wasFound.store(false, ordering: .relaxed)
      ask()
      return Mark.wasFound.load(ordering: .relaxed)
    }
    var isExpected = false
    withObservationTracking {
      markRun()
      let inRun = isHashed() && isFound()
      var inBody = false
      withObservationTracking {
        inBody = isHashed() && !isFound() && !isFound()
      } onChange: {
      }
      isExpected = inRun && inBody && isFound()
    } onChange: {
    }
    return isExpected
  }
}

/// The object of all accesses that the engine reports to registrars.
nonisolated final class TrackingSubject: Observable, Sendable {
  static let shared = TrackingSubject()

  /// The state of one node or one registration, of which each has a registrar.
  let isChanging = false

  private init() {}

  deinit {}

  fileprivate subscript(mark: Mark) -> Bool { false }
}

/// An element of a key path that notes its own comparisons.
///
/// All marks are equal.
private nonisolated struct Mark: Hashable {
  static let wasHashed = Atomic(false)
  static let wasFound = Atomic(false)

  let isOfRun: Bool

  static func == (left: Mark, right: Mark) -> Bool {
    if left.isOfRun || right.isOfRun { wasFound.store(true, ordering: .relaxed) }
    return true
  }

  func hash(into hasher: inout Hasher) { Mark.wasHashed.store(true, ordering: .relaxed) }
}
