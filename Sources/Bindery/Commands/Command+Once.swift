extension Command where Input == Void {
  /// Executes the command unless it has succeeded before or is executing.
  ///
  /// For data that a screen loads when it is first shown; after a failure the next call tries
  /// again.
  ///
  /// ```swift
  /// whenActivated { viewModel, _ in viewModel.load.executeOnce() }
  /// ```
  public func executeOnce() {
    if case .success = untracked({ result }) { return }
    if !untracked({ isExecuting }) { execute() }
  }
}
