extension LifetimeProviding where Self: ViewModel {
  /// Calls `body` with the view model each time it becomes active, and with a lifetime that ends
  /// when it is no longer active.
  ///
  /// ```swift
  /// whenActivated { viewModel, lifetime in lifetime += viewModel.startClock() }
  /// ```
  ///
  /// - Order: several closures are called in the order of registration, after the change of the
  ///   phase. If the view model is active already, `body` is called at once.
  /// - Lifetime: the view model retains the closure and passes itself to it, so that no capture
  ///   list is needed. The lifetime ends before the next activation begins.
  /// - Errors: none; work that fails reports that itself, as a command does.
  /// - Cost: one lifetime for each activation. Properties that `body` reads are not observed.
  public func whenActivated(_ body: @escaping (Self, Lifetime) -> Void) {
    keepActivation { viewModel, lifetime in
      body(downcast(viewModel, to: Self.self), lifetime)
    }
  }
}
