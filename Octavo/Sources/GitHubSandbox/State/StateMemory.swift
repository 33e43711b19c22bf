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
    /// The stars of each repository.
    let starsByRepository: [Int: [StoredStar]]
    /// The watches of each repository.
    let watchesByRepository: [Int: [StoredWatch]]

    init(
      stars: [StoredStar],
      follows: [StoredFollow],
      watches: [StoredWatch],
      openIssues: [Int: Int]
    ) {
      self.stars = stars
      self.follows = follows
      self.watches = watches
      self.openIssues = openIssues
      starsByRepository = Dictionary(grouping: stars, by: \.repository)
      watchesByRepository = Dictionary(grouping: watches, by: \.repository)
    }
  }

  private struct State {
    var generation = 0
    var lists: Lists?
    var orders: [String: [Int64]] = [:]
    var checkTimes: CheckTimes?
  }

  /// The most orders that are kept.
  private static let mostOrders = 20

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

  /// The numbers of the rows of a list in their order, if nothing was written since they were read.
  func order(of list: String) -> [Int64]? { state.withLock { $0.orders[list] } }

  /// Keeps the numbers of the rows of a list that were read in a generation, unless something was
  /// written since.
  func keep(_ order: [Int64], of list: String, generation: Int) {
    state.withLock { state in
      guard state.generation == generation else { return }
      if state.orders.count >= Self.mostOrders { state.orders = [:] }
      state.orders[list] = order
    }
  }

  /// The times at which checks change, if nothing was written since they were read.
  var checkTimes: CheckTimes? { state.withLock { $0.checkTimes } }

  /// Keeps the times at which checks change, unless something was written since they were read.
  func keep(_ times: CheckTimes, of generation: Int) {
    state.withLock { state in
      if state.generation == generation { state.checkTimes = times }
    }
  }

  func discard() {
    state.withLock { state in
      state.generation += 1
      state.lists = nil
      state.orders = [:]
      state.checkTimes = nil
    }
  }
}
