import Synchronization

/// The lists of the state that every response needs, kept until something is written.
final class StateMemory: Sendable {
  /// The lists as they were read together.
  struct Lists: Sendable {
    let stars: [StoredStar]
    let follows: [StoredFollow]
    let watches: [StoredWatch]
    /// The number of open issues of each repository.
    let openIssues: [Int: Int]
  }

  private struct State {
    var generation = 0
    var lists: Lists?
  }

  private let state = Mutex(State())

  /// A number that grows with each write.
  var generation: Int { state.withLock { $0.generation } }

  /// The lists, if nothing was written since they were read.
  var lists: Lists? { state.withLock { $0.lists } }

  /// Keeps lists that were read in a generation, unless something was written since.
  func keep(_ lists: Lists, of generation: Int) {
    state.withLock { state in
      if state.generation == generation { state.lists = lists }
    }
  }

  func discard() {
    state.withLock { state in
      state.generation += 1
      state.lists = nil
    }
  }
}
