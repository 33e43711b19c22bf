extension Navigation {
  /// Presents a screen that returns a result, and waits for it.
  ///
  /// The screen calls `finish`, which takes it away and delivers the result. It resolves exactly
  /// once, whatever way the screen goes.
  ///
  /// - Returns: The result, or `nil` if the screen went away in any other way: back, dismissed, its
  ///   parent dismissed, the root reset.
  public func present<Result>(
    animated: Bool = true,
    _ make: (_ finish: @escaping (Result) -> Void) -> Screen
  ) async -> Result? {
    await result(animated, make) { present($0, animated: animated, completion: nil) }
  }

  /// Pushes a screen that returns a result, and waits for it; see ``present(animated:_:)``.
  public func push<Result>(
    animated: Bool = true,
    _ make: (_ finish: @escaping (Result) -> Void) -> Screen
  ) async -> Result? {
    await result(animated, make) { push($0, animated: animated) }
  }

  private func result<Result>(
    _ animated: Bool,
    _ make: (@escaping (Result) -> Void) -> Screen,
    show: (Screen) -> Void
  ) async -> Result? {
    let pending = PendingResult<Result>()
    let screen = make { [weak self] result in
      guard pending.value == nil, let viewModel = pending.viewModel, viewModel.phase != .ended
      else { return }
      pending.value = result
      self?.remove(viewModel, animated: animated)
    }
    pending.viewModel = screen.viewModel
    let waiter = Waiter<Void>()
    screen.viewModel.lifetime.observeEnded { waiter.resume() }
    show(screen)
    // Where there is nothing to show it on, the screen is gone before it came.
    if screen.viewModel.phase == .initialised { screen.viewModel.end() }
    await waiter.wait()
    return pending.value
  }
}

/// What a screen has returned so far.
@MainActor
private final class PendingResult<Value> {
  weak var viewModel: ViewModel?
  var value: Value?

  deinit {}
}
