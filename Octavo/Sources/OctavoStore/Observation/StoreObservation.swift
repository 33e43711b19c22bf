/// An observation of a query: it ends with this object, or earlier when the store is closed.
@MainActor
public final class StoreObservation {
  /// Whether no more values are delivered.
  public private(set) var hasEnded = false

  private let hub: ObservationHub
  let id: Int

  init(_ id: Int, in hub: ObservationHub) {
    self.id = id
    self.hub = hub
  }

  deinit { hub.remove(id) }

  /// Ends the observation: nothing is delivered from now on.
  public func end() {
    hasEnded = true
    hub.remove(id)
  }
}
