import BinderySignals

extension Router {
  /// The open question of guarded screens.
  @MainActor
  final class LeavingQuestion {
    /// The request that waits for the answer.
    let submission: Submission
    /// The entries that the request removes, the top one first.
    let removed: [Int]
    /// Requests that were made meanwhile.
    var joined: [Submission] = []
    /// All requests that wait for the answer.
    var submissions: [Submission] { [submission] + joined }
    /// The task that asks.
    var task: Task<Void, Never>?

    init(_ submission: Submission, _ removed: [Int]) {
      self.submission = submission
      self.removed = removed
    }

    deinit {}
  }

  /// Whether the active screen asks before it is removed.
  ///
  /// Hosts observe it to switch off gestures that cannot be refused.
  public var isTopGuarded: Bool {
    controllers.last.map { !Self.guards(of: [$0.top]).isEmpty } ?? false
  }

  /// Whether a screen asks before it is removed, so that a host asks before it closes.
  public var isGuarded: Bool { !Self.guards(of: controllers.flatMap(\.entries)).isEmpty }

  /// Asks all guarded screens, the top one first, as before the window is closed.
  ///
  /// - Returns: Whether all screens may be removed.
  public func confirmLeaving() async -> Bool {
    let entries = untracked { controllers.flatMap(\.entries) }
    return await Self.ask(untracked { Self.guards(of: entries.reversed()) })
  }

  /// Returns the guarded view models that a plan removes, the top one first.
  func guards(of plan: NavigationPlan<Screen>) -> [any LeavingGuard] {
    Self.guards(of: plan.removed(from: controllers))
  }

  private static func guards(
    of entries: [NavigationController<Screen>.Entry]
  ) -> [any LeavingGuard] {
    entries.flatMap { entry in
      let tabs = entry.tabs?.made.map(\.top.screen.viewModel) ?? []
      return [entry.screen.viewModel] + tabs.filter { $0 !== entry.screen.viewModel }
    }
    .compactMap { $0 as? any LeavingGuard }
    .filter { $0.phase != .ended && $0.guardsLeaving }
  }

  private static func ask(_ guards: [any LeavingGuard]) async -> Bool {
    for viewModel in guards where viewModel.phase != .ended && viewModel.guardsLeaving {
      guard await viewModel.agreesToLeave() else { return false }
    }
    return true
  }

  /// Asks `guards`, and performs the submission if all agree.
  func ask(_ guards: [any LeavingGuard], before submission: Submission, _ removed: [Int]) {
    submission.awaited?.onCancel = { [weak self] in self?.withdrawUnwantedQuestion() }
    if let leavingQuestion {
      leavingQuestion.joined.append(submission)
      return
    }
    let question = LeavingQuestion(submission, removed)
    leavingQuestion = question
    question.task = Task { [weak self] in
      let isAllowed = await Self.ask(guards)
      self?.resolve(question, isAllowed)
    }
  }

  /// Withdraws the open question if a screen that its request would remove is not among
  /// `controllers`, because it has been removed without the question.
  func withdrawQuestion(unlessShownBy controllers: [NavigationController<Screen>] = []) {
    guard let question = leavingQuestion else { return }
    let shown = Set(controllers.flatMap(\.entries).map(\.id))
    if !shown.isSuperset(of: question.removed) { withdraw(question) }
  }

  /// Withdraws the open question if the callers of all requests that wait for it were cancelled.
  private func withdrawUnwantedQuestion() {
    guard let question = leavingQuestion else { return }
    let isUnwanted = question.submissions.allSatisfy { $0.awaited?.isCancelled == true }
    if isUnwanted { withdraw(question) }
  }

  private func withdraw(_ question: LeavingQuestion) {
    leavingQuestion = nil
    question.task?.cancel()
    for submission in question.submissions { refuse(submission) }
  }

  private func resolve(_ question: LeavingQuestion, _ isAllowed: Bool) {
    guard leavingQuestion === question else { return }
    leavingQuestion = nil
    var submission = question.submission
    let removed = untracked { plan(submission.request)?.removedIDs(from: controllers) }
    guard isAllowed, removed == question.removed else {
      for refused in question.submissions { refuse(refused) }
      return
    }
    submission.request = submission.request.forced()
    submit(submission)
    for joined in question.joined { resubmit(joined, after: submission) }
  }

  /// Submits a request that joined the question, unless it has been answered by the first request.
  private func resubmit(_ joined: Submission, after first: Submission) {
    switch (joined.request.action, first.request.action) {
    case (.pop, .pop), (.pop, .back), (.back, .pop), (.back, .back), (.dismiss, .dismiss):
      joined.completion?()
    default: submit(joined)
    }
  }
}

extension LeavingGuard {
  /// Asks whether the screen may be removed; one that has been removed meanwhile may.
  ///
  /// The question is cancelled when the view model ends.
  fileprivate func agreesToLeave() async -> Bool {
    let waiter = Waiter<Bool>()
    let ask: @MainActor () async -> Void = { waiter.resume(.success(await self.confirmLeaving())) }
    let asking = immediateTask(ask)
    let ending = lifetime.observeEnded {
      asking.cancel()
      waiter.resume(.success(true))
    }
    await withTaskCancellationHandler {
      await waiter.wait()
    } onCancel: {
      asking.cancel()
      Task { @MainActor in waiter.resume() }
    }
    ending.dispose()
    return (try? waiter.outcome?.get()) ?? false
  }
}
