import BinderyNavigation

/// Shows the newest failure of a funnel as an alert, and clears the funnel when the user has read it.
@MainActor
final class FunnelAlerts: Disposable {
  private let funnel: ErrorFunnel
  private weak var dialogs: DialogPresenter?
  private let content: (any Error) -> AlertContent
  private var observation: ObservationToken?
  /// The task of the open alert.
  private var task: Task<Void, Never>?
  /// The number of changes of the funnel, which tells a newer failure from the one that is shown.
  private var changes = 0

  init(
    _ funnel: ErrorFunnel,
    in dialogs: DialogPresenter,
    _ content: @escaping (any Error) -> AlertContent
  ) {
    self.funnel = funnel
    self.dialogs = dialogs
    self.content = content
    observation = observe { [weak self] in
      let hasFailure = funnel.latest != nil
      untracked { self?.follow(hasFailure) }
    }
  }

  isolated deinit { dispose() }

  var isDisposed: Bool { observation == nil }

  func dispose() {
    observation = nil
    task?.cancel()
    task = nil
  }

  private func follow(_ hasFailure: Bool) {
    changes += 1
    if !hasFailure {
      task?.cancel()
      task = nil
    } else if task == nil {
      task = Task { [weak self] in await self?.showFailures() }
    }
  }

  private func showFailures() async {
    while !Task.isCancelled, let dialogs, let error = untracked({ funnel.latest }) {
      let seen = changes
      _ = await dialogs.show(content(error))
      // A failure that has come meanwhile is shown next.
      if !Task.isCancelled, changes == seen { funnel.clear() }
    }
  }
}
