internal import Observation
internal import Synchronization

/// Reads a model again after each change, as a view does, but without a hop to the main actor.
public final class Tracking {
  private let isStale = Flag()
  private let read: () -> Void

  /// Reads for the first time.
  public init(_ read: @escaping () -> Void) {
    self.read = read
    track()
  }

  /// Reads again if a property that was read has changed.
  public func refresh() {
    if isStale.lower() { track() }
  }

  private func track() {
    withObservationTracking(read) { [isStale] in isStale.raise() }
  }
}

private final class Flag: Sendable {
  private let isUp = Atomic(false)

  func raise() { isUp.store(true, ordering: .relaxed) }

  func lower() -> Bool { isUp.exchange(false, ordering: .relaxed) }
}
