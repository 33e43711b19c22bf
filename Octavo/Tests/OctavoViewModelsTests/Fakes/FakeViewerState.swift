import BinderyNavigation
import GitHubEndpoints
import GitHubValues

@testable import OctavoViewModels

/// Stars and follows over a fake server; changes are passed synchronously.
///
/// Like the live one it shows a request before the server has answered, sends the requests in order
/// and takes back what the server refuses.
final class FakeViewerState: ViewerStateSource {
  let failures: Signal<RequestFailure, Never>
  /// The number of times that the flags were brought up to date.
  private(set) var refreshes = 0

  private let gitHub: FakeGitHub
  private let store: FakeStore
  private let failureInput: Signal<RequestFailure, Never>.Observer
  private let updates = Signal<ViewerStateUpdate, Never>.pipe()
  private var states: [GitHub.ViewerFlag: GitHub.ViewerFlagState] = [:]
  private var complete: Set<GitHub.ViewerFlag.Kind> = []
  private var sending: Task<Void, Never>?

  init(_ gitHub: FakeGitHub, _ store: FakeStore) {
    self.gitHub = gitHub
    self.store = store
    (failures, failureInput) = Signal<RequestFailure, Never>.pipe()
  }

  deinit {}

  func observe(_ receive: @escaping (ViewerStateUpdate) -> Void) -> any Disposable {
    for kind in GitHub.ViewerFlag.Kind.allCases { receive(all(kind)) }
    return updates.output.observeValues(receive) ?? AnyDisposable()
  }

  func load(_ flag: GitHub.ViewerFlag) async throws {
    let value =
      if let name = flag.repository {
        try await gitHub.send(.isStarred(name))
      } else if let reaction = flag.reaction {
        try await gitHub.send(reaction.reactions).items.contains {
          reaction.isOwn($0, of: "maralind")
        }
      } else {
        try await gitHub.send(.isFollowing(flag.key))
      }
    set(flag) { $0.confirmed = value }
  }

  /// Sets the flags of a kind, as a complete read does.
  func learnAll(_ kind: GitHub.ViewerFlag.Kind, set flags: [GitHub.ViewerFlag]) {
    states = states.filter { $0.key.kind != kind || $0.value.pending != nil }
    for flag in flags { states[flag, default: .init()].confirmed = true }
    complete.insert(kind)
    updates.input.send(value: all(kind))
  }

  func request(_ target: Bool, of flag: GitHub.ViewerFlag) async throws {
    set(flag) { $0.pending = $0.confirmed == target ? nil : target }
    let earlier = sending
    sending = Task {
      await earlier?.value
      await send(target, flag)
    }
  }

  func refresh() async { refreshes += 1 }

  func atRest() async { await sending?.value }

  /// Another account logs in, of which nothing is known.
  func changeAccount() {
    states = [:]
    complete = []
    for kind in GitHub.ViewerFlag.Kind.allCases { updates.input.send(value: all(kind)) }
  }

  private func send(_ target: Bool, _ flag: GitHub.ViewerFlag) async {
    guard states[flag]?.pending == target else { return }
    do {
      if let name = flag.repository {
        try await gitHub.send(.setStarred(target, name))
      } else {
        try await gitHub.send(.setFollowing(target, flag.key))
      }
      let change = states[flag]?.pendingChange ?? 0
      batch {
        set(flag) { $0 = .init(confirmed: target) }
        store.confirm(target, change, of: flag)
      }
    } catch let error as APIError {
      set(flag) { $0.pending = nil }
      failureInput.send(
        value: RequestFailure(
          OutboxRow(id: 1, NewRequest(target, of: flag), createdAt: Sample.now),
          error: error
        )
      )
    } catch {}
  }

  private func set(_ flag: GitHub.ViewerFlag, _ change: (inout GitHub.ViewerFlagState) -> Void) {
    var state = states[flag] ?? .init(confirmed: complete.contains(flag.kind) ? false : nil)
    let before = state.pendingChange
    change(&state)
    states[flag] = state
    store.count(state.pendingChange - before, of: flag)
    updates.input.send(
      value: ViewerStateUpdate(
        flag.kind,
        [flag: state],
        isComplete: complete.contains(flag.kind)
      )
    )
  }

  private func all(_ kind: GitHub.ViewerFlag.Kind) -> ViewerStateUpdate {
    ViewerStateUpdate(
      kind,
      states.filter { $0.key.kind == kind },
      isComplete: complete.contains(kind),
      isReset: true
    )
  }
}
