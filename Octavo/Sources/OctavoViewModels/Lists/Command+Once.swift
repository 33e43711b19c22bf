import BinderyNavigation

extension Command where Input == Void {
  /// Executes the command unless it has worked before or is at work.
  func executeOnce() {
    if case .success = untracked({ result }) { return }
    if !untracked({ isExecuting }) { execute() }
  }
}
