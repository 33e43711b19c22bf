import Foundation
import OctavoStore
import OctavoViewModels

/// The user’s clones, through the program git.
final class LiveClones: CloneService {
  /// The variables of the program.
  let environment: [String: String]
  private let startFolder: String?
  private let store: SharedStore
  /// Counts the calls.
  let activity: Activity
  private let now: () -> Date

  /// Makes the service, and starts no program.
  ///
  /// - Parameters:
  ///   - environment: The variables of the program.
  ///   - startFolder: The folder in which the program was started; `nil` for none.
  ///   - store: The store of the known clones.
  ///   - activity: Counts the calls.
  ///   - now: Returns the date and time.
  init(
    environment: [String: String],
    startFolder: String?,
    store: SharedStore,
    activity: Activity,
    now: @escaping () -> Date
  ) {
    self.environment = environment
    self.startFolder = startFolder
    self.store = store
    self.activity = activity
    self.now = now
  }

  func clones(of repository: HostedRepository) async throws -> [LocalClone] {
    try await activity {
      let known = try known()
      let clones = try await known.clones(of: repository)
      // That of the start folder is found in other folders from now on.
      if let first = clones.first { try? await known.note(first, at: now()) }
      return clones
    }
  }

  func startClone() async -> LocalClone? {
    await activity { await (try? known())?.startClone() }
  }

  func startPullRequest() async -> CheckedOutPullRequest? {
    await activity { await (try? known())?.startPullRequest() }
  }

  func add(_ folder: String) async throws -> LocalClone {
    try await activity {
      let known = try known()
      let clone = try await known.reader.clone(at: folder)
      try await known.note(clone, at: now())
      return clone
    }
  }

  func forget(_ clone: LocalClone) async throws {
    try await activity { try await store.forgetClone(at: clone.folder) }
  }

  func state(of clone: LocalClone) async throws -> CloneState {
    try await activity { try await CloneReader(git: git()).state(of: clone) }
  }

  func obstacles(to request: CheckoutRequest, in clone: LocalClone) async throws
    -> [CheckoutObstacle]
  {
    try await activity {
      try await Checkout(git: git(), clone: clone, request: request, progress: nil).obstacles()
    }
  }

  func checkOut(
    _ request: CheckoutRequest,
    in clone: LocalClone,
    progress: AsyncStream<String>.Continuation?
  ) async throws -> CheckoutOutcome {
    try await activity {
      let git = try git()
      let checkout = Checkout(git: git, clone: clone, request: request, progress: progress)
      let outcome = try await checkout.run()
      // The checkout is done, whether its use can be noted or not.
      if case .done = outcome { try? await known().note(clone, at: now()) }
      return outcome
    }
  }

  private func known() throws -> KnownClones {
    KnownClones(reader: CloneReader(git: try git()), store: store, startFolder: startFolder)
  }

  /// Looks git up again, because it can be installed while the program runs.
  func git() throws -> UserGit { try UserGit(environment: environment) }
}
