import BinderyNavigation
import GitHubValues
import OctavoStore
import OctavoViewModels

/// Passes the stored flags of one kind from the store of an account to the main actor.
///
/// Reading and comparing run elsewhere; the main actor receives the flags that have changed.
final class ViewerFollower {
  /// The kind of the flags.
  let kind: GitHub.ViewerFlag.Kind
  /// The revision up to which changes have been passed.
  private(set) var revision: Int64
  private let passed: (ViewerStateUpdate) -> Void
  private var following: Task<Void, Never>?
  private var waiting: [(revision: Int64, continuation: CheckedContinuation<Void, Never>)] = []

  /// Passes all flags at once, and changes from then on.
  init(
    _ kind: GitHub.ViewerFlag.Kind,
    of account: AccountStore,
    report: @escaping (String) -> Void,
    _ passed: @escaping (ViewerStateUpdate) -> Void
  ) throws {
    self.kind = kind
    self.passed = passed
    let first = try account.viewerState(of: kind)
    revision = first.revision
    passed(ViewerStateUpdate(kind, first.states, isComplete: first.isComplete, isReset: true))
    following = Task { [weak self] in
      do {
        try await account.followViewerState(of: kind, since: first) { [weak self] change in
          await self?.receive(change)
        }
      } catch is CancellationError {
      } catch {
        report("The stored stars cannot be followed: \(error)")
      }
      self?.ended()
    }
  }

  isolated deinit { following?.cancel() }

  /// Waits until the changes up to a revision have been passed.
  func passes(_ revision: Int64) async {
    guard self.revision < revision, following != nil else { return }
    await withCheckedContinuation { waiting.append((revision, $0)) }
  }

  /// Ends, and returns when the store is no longer read.
  func end() async {
    following?.cancel()
    await following?.value
  }

  private func receive(_ change: ViewerStateSnapshot) {
    revision = change.revision
    if !change.states.isEmpty || change.isComplete {
      passed(ViewerStateUpdate(kind, change.states, isComplete: change.isComplete))
    }
    resume { $0 <= revision }
  }

  private func ended() {
    following = nil
    resume { _ in true }
  }

  private func resume(where isPassed: (Int64) -> Bool) {
    let resumed = waiting.filter { isPassed($0.revision) }
    waiting.removeAll { isPassed($0.revision) }
    for waiter in resumed { waiter.continuation.resume() }
  }
}
