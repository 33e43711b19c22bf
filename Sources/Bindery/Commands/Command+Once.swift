extension Command where Input == Void {
  /// Executes the command unless it has worked before or is at work.
  ///
  /// For what a screen needs when it shows, and keeps: after a failure the next time tries again.
  public func executeOnce() {
    if case .success = untracked({ result }) { return }
    if !untracked({ isExecuting }) { execute() }
  }
}
