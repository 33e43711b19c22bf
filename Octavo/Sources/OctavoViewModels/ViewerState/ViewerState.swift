import BinderyNavigation
public import GitHubValues

/// The stars and follows of the user who is logged in: one truth for all screens.
///
/// A flag is set, not set, or unknown. Reading one inside `observe` or `computed` subscribes to that
/// flag alone, so a row of a list that draws its star is drawn again when its star changes, and no
/// other row is.
///
/// ```swift
/// label.text = viewerState.isStarred(name) == true ? "★" : "☆"
/// ```
public final class ViewerState {
  /// The flags that are known.
  private var states: [GitHub.ViewerFlag: GitHub.ViewerFlagState] = [:]
  /// The first known state on the server of each flag that has changed since.
  private var origins: [GitHub.ViewerFlag: Bool] = [:]
  /// The kinds of which every flag is known.
  private var complete: Set<GitHub.ViewerFlag.Kind> = []
  /// The shown states of the flags that were read, for their readers.
  private var cells: [GitHub.ViewerFlag: MutableProperty<Bool?>] = [:]
  /// The number of accounts that the user follows more than when the counts were first known.
  @MutableProperty private var followingChange = 0

  private let source: any ViewerStateSource
  private var observation: (any Disposable)?

  init(_ source: any ViewerStateSource) {
    self.source = source
    observation = source.observe { [weak self] in self?.apply($0) }
  }

  isolated deinit { observation?.dispose() }

  /// Whether the user has starred a repository; `nil` while that is not known.
  public func isStarred(_ name: GitHub.RepositoryName) -> Bool? { shown(.star(name)) }

  /// Whether the user follows an account; `nil` while that is not known.
  public func isFollowing(_ login: String) -> Bool? { shown(.follow(login)) }

  /// The number of repositories that are known to be starred on the server.
  var starredCount: Int {
    states.count { $0.key.kind == .star && $0.value.confirmed == true }
  }

  /// Loads the state of a flag from the server, unless it is known.
  func load(_ flag: GitHub.ViewerFlag) async throws {
    if untracked({ shown(flag) }) == nil { try await source.load(flag) }
  }

  /// Requests a state of a flag, whose present state is loaded first if it is not known.
  ///
  /// The request is carried out even if the caller is cancelled, so that leaving a screen undoes
  /// nothing.
  ///
  /// - Returns: Whether the flag was in the other state.
  /// - Throws: The reason why the state could not be loaded or the request could not be stored.
  func request(_ target: Bool, of flag: GitHub.ViewerFlag) async throws -> Bool {
    try await Task.immediate { @MainActor in
      try await load(flag)
      guard untracked({ shown(flag) }) != target else { return false }
      try await source.request(target, of: flag)
      return true
    }.value
  }

  /// The number of changes so far, to be read before a list of starred repositories is requested.
  var revision: Int64 { source.revision }

  /// Stores the starred repositories from a list that was requested at `revision` and read to its
  /// end.
  func learnStarred(_ names: [GitHub.RepositoryName], since revision: Int64) async {
    await source.learnAll(.star, set: names.map { .star($0) }, since: revision)
  }

  /// Brings stars and follows up to date with the server.
  func refresh() async { await source.refresh() }
}

extension ViewerState {
  /// Returns the state of a flag to show; subscribes to it.
  private func shown(_ flag: GitHub.ViewerFlag) -> Bool? {
    if let cell = cells[flag] { return cell.value }
    let cell = MutableProperty(known(flag).shown)
    cells[flag] = cell
    return cell.value
  }

  private func known(_ flag: GitHub.ViewerFlag) -> GitHub.ViewerFlagState {
    states[flag] ?? .init(confirmed: complete.contains(flag.kind) ? false : nil)
  }

  private func apply(_ update: ViewerStateUpdate) {
    batch {
      if update.isReset { forget(update.kind) }
      for (flag, state) in update.states { set(flag, state) }
      let completes = update.isComplete && complete.insert(update.kind).inserted
      if completes || update.isReset { updateCells(of: update.kind) }
      if update.kind == .follow { followingChange = following(\.shown) }
    }
  }

  private func set(_ flag: GitHub.ViewerFlag, _ state: GitHub.ViewerFlagState) {
    if origins[flag] == nil {
      origins[flag] = known(flag).confirmed ?? (state.pending == nil ? nil : state.confirmed)
    }
    states[flag] = state == GitHub.ViewerFlagState() ? nil : state
    cells[flag]?.value = known(flag).shown
  }

  private func forget(_ kind: GitHub.ViewerFlag.Kind) {
    states = states.filter { $0.key.kind != kind }
    origins = origins.filter { $0.key.kind != kind }
    complete.remove(kind)
  }

  private func updateCells(of kind: GitHub.ViewerFlag.Kind) {
    for (flag, cell) in cells where flag.kind == kind {
      cell.value = known(flag).shown
    }
  }
}

// Counts of entities that view models hold. They go when the entities come from the store's views,
// which add the pending changes themselves.
extension ViewerState {
  /// Returns a repository with the number of stars to show; subscribes to its star.
  public func counted(_ repository: GitHub.Repository) -> GitHub.Repository {
    let flag = GitHub.ViewerFlag.star(repository.fullName)
    return adding(change(of: flag, to: shown(flag)), to: repository)
  }

  /// Returns a user with the numbers of followers to show; subscribes to these.
  func counted(_ user: GitHub.User, isSelf: Bool) -> GitHub.User {
    let flag = GitHub.ViewerFlag.follow(user.login)
    var user = user
    user.followers = max(0, user.followers + change(of: flag, to: shown(flag)))
    if isSelf { user.following = max(0, user.following + followingChange) }
    return user
  }

  /// Returns a repository that has just been loaded without the changes that the server has counted,
  /// as ``counted(_:)`` expects it.
  func uncounted(_ repository: GitHub.Repository) -> GitHub.Repository {
    let flag = GitHub.ViewerFlag.star(repository.fullName)
    return adding(-change(of: flag, to: known(flag).confirmed), to: repository)
  }

  /// Returns a repository with the changes that the server has counted, for the store.
  func confirmed(_ repository: GitHub.Repository) -> GitHub.Repository {
    let flag = GitHub.ViewerFlag.star(repository.fullName)
    return adding(change(of: flag, to: known(flag).confirmed), to: repository)
  }

  /// Returns a user who has just been loaded without the changes that the server has counted.
  func uncounted(_ user: GitHub.User, isSelf: Bool) -> GitHub.User {
    let flag = GitHub.ViewerFlag.follow(user.login)
    var user = user
    user.followers -= change(of: flag, to: known(flag).confirmed)
    if isSelf { user.following -= following(\.confirmed) }
    return user
  }

  /// Returns the change of a count since the flag was first known: 1, 0 or -1.
  private func change(of flag: GitHub.ViewerFlag, to value: Bool?) -> Int {
    guard let value, let origin = origins[flag] else { return 0 }
    return (value ? 1 : 0) - (origin ? 1 : 0)
  }

  private func following(_ value: KeyPath<GitHub.ViewerFlagState, Bool?>) -> Int {
    origins.keys.reduce(0) { sum, flag in
      flag.kind == .follow ? sum + change(of: flag, to: known(flag)[keyPath: value]) : sum
    }
  }

  private func adding(_ change: Int, to repository: GitHub.Repository) -> GitHub.Repository {
    guard change != 0 else { return repository }
    var repository = repository
    repository.stars = max(0, repository.stars + change)
    return repository
  }
}
