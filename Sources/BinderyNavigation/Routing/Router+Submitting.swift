public import BinderySignals

extension Router: Navigation {
  /// Performs a request, or enqueues it while another one is performed.
  @discardableResult
  public func submit(
    _ request: NavigationRequest<Screen>,
    completion: (() -> Void)?
  ) -> NavigationOutcome {
    submit(Submission(request: request.map { .screen($0) }, completion: completion))
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
    submit(Submission(request: request.map { .route($0) }, completion: completion))
  }
}

extension Router {
  /// A request with its callbacks.
  struct Submission {
    var request: NavigationRequest<NavigationTarget<Screen>>
    var completion: (() -> Void)?
    /// Called when the request has been refused.
    var refused: (() -> Void)?
    /// Called with the screen of the target before it is shown.
    var prepare: ((Screen) -> Void)?
    /// Receives the result of the screen that a factory makes; `nil` if no caller awaits one.
    var receive: ((Any) -> Void)?
    /// The states of the screens of a snapshot.
    var states: [[[String: String]]] = []
  }

  /// A closure that may change or refuse a request before it is performed.
  typealias Interceptor =
    (NavigationRequest<NavigationTarget<Screen>>) -> NavigationRequest<NavigationTarget<Screen>>?

  /// Calls `body` with each request before it is performed.
  ///
  /// The body returns the request, another one in its place, or `nil` to refuse it. Interceptors
  /// are called in the order of registration, each with the result of the one before.
  ///
  /// - Returns: A token: the body is not called once it is disposed of or released.
  public func intercept(
    _ body:
      @escaping (NavigationRequest<NavigationTarget<Screen>>) -> NavigationRequest<
        NavigationTarget<Screen>
      >?
  ) -> ObservationToken {
    let registration = AnyDisposable { [weak self] in
      self?.interceptors.removeAll { $0.registration.isDisposed }
    }
    interceptors.append((registration, body))
    return ObservationToken(registration)
  }

  /// Performs a submission and those that it causes, or enqueues it during another one.
  @discardableResult
  func submit(_ submission: Submission) -> NavigationOutcome {
    guard !isPerforming else {
      submissions.append(submission)
      return .queued
    }
    isPerforming = true
    let outcome = untracked { perform(submission) }
    while let next = submissions.popFirst() { untracked { _ = perform(next) } }
    isPerforming = false
    if endsNext { end() }
    return outcome
  }

  private func perform(_ submission: Submission) -> NavigationOutcome {
    var submission = submission
    for (registration, body) in interceptors where !registration.isDisposed {
      guard let request = body(submission.request) else {
        submission.refused?()
        return .refused
      }
      submission.request = request
    }
    guard let plan = plan(submission.request) else {
      report(submission.request)
      submission.refused?()
      return .refused
    }
    let guards = submission.request.isForced ? [] : guards(of: plan)
    guard guards.isEmpty else {
      ask(guards, before: submission, plan.removedIDs(from: controllers))
      return .queued
    }
    carryOut(plan, submission)
    return .accepted
  }

  func plan(_ request: NavigationRequest<NavigationTarget<Screen>>) -> NavigationPlan<Screen>? {
    NavigationPlanner(controllers: controllers).plan(request)
  }

  private func carryOut(_ plan: NavigationPlan<Screen>, _ submission: Submission) {
    runCompletions()
    hasShown = false
    var request = submission.request
    request.removed = plan.removed(from: controllers).map(\.screen.name)
    commit(entries(of: plan, submission), tabs: plan.tabs) { requestInput.send(value: request) }
    guard let completion = submission.completion else { return }
    completions.append(completion)
    if hosts == 0 || hasShown { runCompletions() }
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
