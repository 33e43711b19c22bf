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
    _ make: (_ finish: @escaping (Result) -> Void) -> Screen
  ) async -> Result? {
    await result(animated, make) { .present($0) }
  }

  /// Pushes a screen that returns a result, and waits for the result.
  ///
  /// The result is resolved exactly once, in whatever way the screen is removed, and is `nil`
  /// unless the screen has called `finish`. Cancelling the task removes the screen.
  public func push<Result>(
    animated: Bool = true,
    _ make: (_ finish: @escaping (Result) -> Void) -> Screen
  ) async -> Result? {
    await result(animated, make) { .push($0) }
  }

  private func result<Result>(
    _ animated: Bool,
    _ make: (@escaping (Result) -> Void) -> Screen,
    _ action: (Screen) -> NavigationRequest<Screen>.Action
  ) async -> Result? {
    let pending = PendingResult<Result>()
    let screen = make { [weak self] result in
      guard pending.receive(result), let viewModel = pending.viewModel else { return }
      self?.remove(viewModel, animated: animated)
    }
    pending.viewModel = screen.viewModel
    let request = NavigationRequest(action(screen), animated ? .automatic : .none)
    return await pending.wait { [weak self] in
      guard let viewModel = pending.viewModel else { return }
      self?.remove(viewModel, animated: animated)
    } show: {
      if submit(request, completion: nil) == .refused { screen.viewModel.end() }
    }
  }
}
