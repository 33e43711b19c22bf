import BinderySignals
import GitHubValues
import OctavoViewModels

/// Stars and follows whose requests are counted while they are under way.
final class TrackedViewerState: ViewerStateSource {
  private let base: any ViewerStateSource
  private let activity: Activity

  init(_ base: any ViewerStateSource, _ activity: Activity) {
    self.base = base
    self.activity = activity
  }

  deinit {}

  var failures: Signal<ViewerRequestFailure, Never> { base.failures }

  func observe(_ receive: @escaping (ViewerStateUpdate) -> Void) -> any Disposable {
    base.observe(receive)
  }

  func load(_ flag: GitHub.ViewerFlag) async throws {
    try await activity { try await base.load(flag) }
  }

  func request(_ target: Bool, of flag: GitHub.ViewerFlag) async throws {
    try await activity { try await base.request(target, of: flag) }
    Task { await activity { await base.atRest() } }
  }

  func refresh() async { await activity { await base.refresh() } }

  func atRest() async { await activity { await base.atRest() } }
}
