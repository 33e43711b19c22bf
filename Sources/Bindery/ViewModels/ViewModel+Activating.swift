extension LifetimeProviding where Self: ViewModel {
  /// Calls `body` with the view model each time it becomes active; the lifetime ends when it no
  /// longer is.
  ///
  /// The view model keeps the closure and hands itself over, so that no capture list is needed.
  /// When it is active already, `body` runs at once.
  ///
  /// ```swift
  /// whenActivated { viewModel, lifetime in lifetime += viewModel.startClock() }
  /// ```
  public func whenActivated(_ body: @escaping (Self, Lifetime) -> Void) {
    keepActivation { viewModel, lifetime in
      body(unsafeDowncast(viewModel, to: Self.self), lifetime)
    }
  }
}
