import BinderySignals

extension Router: Navigation {
  /// Performs a request, or enqueues it while another one is performed.
  @discardableResult
  public func submit(
    _ request: NavigationRequest<Screen>,
    completion: (() -> Void)?
  ) -> NavigationOutcome {
    submit(Submission(request.map { .screen($0) }, completion))
  }
}

extension Router: RouteNavigation {
  /// The routes of the app.
  public typealias Route = Screen.Route

  /// Performs a request, or enqueues it while another one is performed.
  @discardableResult
  public func submit(
    _ request: NavigationRequest<Screen.Route>,
    completion: (() -> Void)?
  ) -> NavigationOutcome {
    submit(Submission(request.map { .route($0) }, completion))
  }
}

extension Router {
  /// A request with its callbacks.
  struct Submission {
    var request: NavigationRequest<NavigationTarget<Screen>>
    var completion: (() -> Void)?
    /// The states of the screens of a snapshot.
    var states: [[[String: String]]] = []
    /// Whether the interceptors have been called.
    var isIntercepted = false
    /// The caller that awaits the result of the screen.
    let awaited: AwaitedScreen?

    init(
      _ request: NavigationRequest<NavigationTarget<Screen>>,
      _ completion: (() -> Void)? = nil
    ) {
      self.request = request
      self.completion = completion
      awaited = request.awaited
    }
  }

  /// Performs a submission and those that it causes, or enqueues it during another one.
  @discardableResult
  func submit(_ submission: Submission) -> NavigationOutcome {
    guard !isPerforming else {
      submissions.append(submission)
      return .queued
    }
    return exclusively { perform(submission) }
  }

  /// Calls `body`, and then performs the requests that were made meanwhile.
  func exclusively<Result>(_ body: () -> Result) -> Result {
    isPerforming = true
    let result = untracked(body)
    while performNext() {}
    isPerforming = false
    if endsNext { end() }
    return result
  }

  /// Performs what was asked for meanwhile: a request, or a change of the preview.
  ///
  /// - Returns: Whether there was anything to do.
  private func performNext() -> Bool {
    untracked {
      if let next = submissions.popFirst() {
        _ = perform(next)
        return true
      }
      guard previews.isEmpty else {
        previews.removeFirst()()
        return true
      }
      return removeUnwantedPreview()
    }
  }

  private func perform(_ submission: Submission) -> NavigationOutcome {
    guard submission.awaited?.isCancelled != true, let submission = intercepted(submission) else {
      return refuse(submission)
    }
    guard let plan = plan(submission.request) else {
      report(submission.request)
      return refuse(submission)
    }
    let guards = submission.request.isForced ? [] : guards(of: plan)
    guard guards.isEmpty else {
      ask(guards, before: submission, plan.removedIDs(from: controllers))
      return .queued
    }
    return carryOut(plan, submission)
  }

  /// Resolves the wait of the caller, because no screen will be shown.
  @discardableResult
  func refuse(_ submission: Submission) -> NavigationOutcome {
    submission.awaited?.resolve()
    return .refused
  }

  func plan(_ request: NavigationRequest<NavigationTarget<Screen>>) -> NavigationPlan<Screen>? {
    NavigationPlanner(controllers: controllers).plan(request)
  }

  private func carryOut(
    _ plan: NavigationPlan<Screen>,
    _ submission: Submission
  ) -> NavigationOutcome {
    guard let after = entries(of: plan, submission) else { return refuse(submission) }
    runCompletions()
    hasShown = false
    submission.awaited?.show(plan.added.isEmpty ? nil : after.last?.top.screen.viewModel)
    var request = submission.request
    request.removed = plan.removed(from: controllers).map(\.screen.name)
    commit(after, tabs: plan.tabs, keepingPage: request.goesBack) {
      requestInput.send(value: request)
    }
    guard let completion = submission.completion else { return .accepted }
    completions.append(completion)
    if hosts == 0 || hasShown { runCompletions() }
    return .accepted
  }

  func runCompletions() {
    let due = completions
    completions = []
    for completion in due { completion() }
  }

  /// Reports a request of the program that has nothing to act on to ``Trace``, except a removal.
  private func report(_ request: NavigationRequest<NavigationTarget<Screen>>) {
    guard Trace.looksForFaults, request.origin == .program else { return }
    if case .remove = request.action { return }
    let reason = controllers.isEmpty ? ": call resetRoot first" : ""
    Trace.report(.ignoredRequest("\(request)\(reason)"))
  }
}
