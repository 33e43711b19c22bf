import BinderyGTK
import GitHubValues
import OctavoViewModels

/// Stars and follows that stay as they are.
final class FixedViewerState: ViewerStateSource {
  let failures = Signal<RequestFailure, Never>.empty
  let revision: Int64 = 0
  private let states: [GitHub.ViewerFlag: GitHub.ViewerFlagState]

  init(_ states: [GitHub.ViewerFlag: GitHub.ViewerFlagState] = [:]) {
    self.states = states
  }

  deinit {}

  func observe(_ receive: @escaping (ViewerStateUpdate) -> Void) -> any Disposable {
    receive(ViewerStateUpdate(.star, states, isComplete: false, isReset: true))
    return AnyDisposable()
  }

  func load(_ flag: GitHub.ViewerFlag) async throws {}
  func learnAll(
    _ kind: GitHub.ViewerFlag.Kind,
    set flags: [GitHub.ViewerFlag],
    since revision: Int64
  ) async {}
  func request(_ target: Bool, of flag: GitHub.ViewerFlag) async throws {}
  func refresh() async {}
  func atRest() async {}
}
