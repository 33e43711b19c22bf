import OctavoViewModels

/// A synchronization whose requests are counted while they are under way.
final class TrackedSync: Synchronization {
  private let base: any Synchronization
  private let activity: Activity

  init(_ base: any Synchronization, _ activity: Activity) {
    self.base = base
    self.activity = activity
  }

  deinit {}

  func refresh<Value>(_ query: StoreQuery<Value>) async throws {
    try await activity { try await base.refresh(query) }
  }

  func loadMore<Value>(_ query: StoreQuery<Value>) async throws {
    try await activity { try await base.loadMore(query) }
  }
}
