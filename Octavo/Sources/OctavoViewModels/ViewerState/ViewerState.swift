import BinderyNavigation
public import GitHubValues

/// The stars and follows of the user who is logged in: one truth for all screens.
///
/// A flag is set, not set, or unknown. Reading one inside `observe` or `computed` subscribes to
/// that flag alone, so a row of a list that draws its star is drawn again when its star changes,
/// and no other row is.
///
/// ```swift
/// label.text = viewerState.isStarred(name) == true ? "★" : "☆"
/// ```
@MainActor
public final class ViewerState {
  /// The flags that are known, by kind.
  private var states: [GitHub.ViewerFlag.Kind: [GitHub.ViewerFlag: GitHub.ViewerFlagState]] = [:]
  /// The kinds of which every flag is known.
  private var complete: Set<GitHub.ViewerFlag.Kind> = []
  /// The shown states of the flags that were read, for their readers.
  private var cells: [GitHub.ViewerFlag: MutableProperty<Bool?>] = [:]
  /// The changes of stored counts, for their readers.
  private var changeCells: [GitHub.ViewerFlag: MutableProperty<Int>] = [:]

  private let source: any ViewerStateSource
  private var observation: (any Disposable)?

  init(_ source: any ViewerStateSource) {
    self.source = source
    observation = source.observe { [weak self] in self?.apply($0) }
  }

  isolated deinit { observation?.dispose() }

  /// Whether the user has starred a repository; `nil` while that is not known.
  public func isStarred(_ name: GitHub.RepositoryName) -> Bool? { shown(.star(name)) }

  /// Whether a flag is set; `nil` while that is not known.
  func isSet(_ flag: GitHub.ViewerFlag) -> Bool? { shown(flag) }

  /// Whether the user follows an account; `nil` while that is not known.
  public func isFollowing(_ login: String) -> Bool? { shown(.follow(login)) }

  /// Returns a repository with the stars that its stored number lacks; subscribes to its star.
  ///
  /// For the rows of lists, whose numbers are those of the last response, so that neither a star
  /// nor its confirmation reads one of them again.
  func counted(_ repository: GitHub.Repository) -> GitHub.Repository {
    let change = countChange(of: .star(repository.fullName))
    guard change != 0 else { return repository }
    var repository = repository
    repository.stars = max(0, repository.stars + change)
    return repository
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

  /// Returns the number to add to a stored count; subscribes to it.
  func countChange(of flag: GitHub.ViewerFlag) -> Int {
    if let cell = changeCells[flag] { return cell.value }
    let cell = MutableProperty(known(flag).countChange)
    changeCells[flag] = cell
    return cell.value
  }

  private func known(_ flag: GitHub.ViewerFlag) -> GitHub.ViewerFlagState {
    states[flag.kind]?[flag] ?? .init(confirmed: complete.contains(flag.kind) ? false : nil)
  }

  private func apply(_ update: ViewerStateUpdate) {
    batch {
      if update.isReset {
        states[update.kind] = update.states
        complete.remove(update.kind)
      } else {
        for (flag, state) in update.states { set(flag, state) }
      }
      let completes = update.isComplete && complete.insert(update.kind).inserted
      if completes || update.isReset { updateCells(of: update.kind) }
    }
  }

  private func set(_ flag: GitHub.ViewerFlag, _ state: GitHub.ViewerFlagState) {
    states[flag.kind, default: [:]][flag] = state == GitHub.ViewerFlagState() ? nil : state
    cells[flag]?.value = known(flag).shown
    changeCells[flag]?.value = known(flag).countChange
  }

  private func updateCells(of kind: GitHub.ViewerFlag.Kind) {
    for (flag, cell) in cells where flag.kind == kind { cell.value = known(flag).shown }
    for (flag, cell) in changeCells where flag.kind == kind {
      cell.value = known(flag).countChange
    }
  }
}
