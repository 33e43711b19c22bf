extension Navigation {
  /// Presents a screen that returns a result, and waits for the result.
  ///
  /// The screen calls `finish`, which removes it and delivers the result. The result is resolved
  /// exactly once, in whatever way the screen is removed. Cancelling the task removes the screen.
  ///
  /// - Returns: The result, or `nil` if the screen was removed in another way, such as back, a
  ///   dismissal or a reset, or if the request was refused.
  public func present<Result>(
    animated: Bool = true,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ make: (_ finish: @escaping (Result) -> Void) -> Screen
  ) async -> Result? {
    await result(animated, make) {
      NavigationRequest(.present($0), animated ? .automatic : .none, file: file, line: line)
    }
  }

  /// Pushes a screen that returns a result, and waits for the result.
  ///
  /// The result is resolved exactly once, in whatever way the screen is removed, and is `nil`
  /// unless the screen has called `finish`. Cancelling the task removes the screen.
  public func push<Result>(
    animated: Bool = true,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ make: (_ finish: @escaping (Result) -> Void) -> Screen
  ) async -> Result? {
    await result(animated, make) {
      NavigationRequest(.push($0), animated ? .automatic : .none, file: file, line: line)
    }
  }

  private func result<Result>(
    _ animated: Bool,
    _ make: (@escaping (Result) -> Void) -> Screen,
    _ request: (Screen) -> NavigationRequest<Screen>
  ) async -> Result? {
    guard !Task.isCancelled else { return nil }
    let pending = PendingResult<Result>()
    let owner = WeakViewModel()
    let remove = { @MainActor [weak self] (viewModel: ViewModel) in
      _ = self?.remove(viewModel, animated: animated)
    }
    let screen = make { result in
      guard pending.receive(result, from: owner.viewModel) else { return }
      owner.remove(remove)
    }
    let viewModel = screen.viewModel
    pending.screen.follow(viewModel)
    var request = request(screen)
    request.awaited = pending.screen
    let result = await pending.wait(remove: remove) {
      if submit(request, completion: nil) == .refused { pending.screen.resolve() }
      owner.made(viewModel, remove)
    }
    // A screen that was never shown is not removed by the router.
    if viewModel.phase == .initialised { viewModel.end() }
    return result
  }
}
