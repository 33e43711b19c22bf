extension LifetimeProviding where Self: ViewModel {
  /// Calls `body` with the view model each time it becomes active, and with a lifetime that ends
  /// when it is no longer active.
  ///
  /// The view model retains the closure and passes itself to it, so that no capture list is needed.
  /// If it is active already, `body` is called at once.
  ///
  /// ```swift
  /// whenActivated { viewModel, lifetime in lifetime += viewModel.startClock() }
  /// ```
  public func whenActivated(_ body: @escaping (Self, Lifetime) -> Void) {
    keepActivation { viewModel, lifetime in
      body(downcast(viewModel, to: Self.self), lifetime)
    }
  }
}
