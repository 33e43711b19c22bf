extension ObservationToken {
  /// Calls `body` now, and again after each change of a property that it has read.
  ///
  /// ```swift
  /// observation = .observing { [weak self] in self?.text = viewModel.title }
  /// ```
  ///
  /// The same as the global function `observe`, for a class that has a member with the name
  /// `observe`: inside such a class, the compiler finds that member and not the function.
  /// `name`, `file` and `line` are for reports.
  ///
  /// - Returns: A token: the observation ends when it is disposed of or released.
  public static func observing(
    _ name: StaticString = #function,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ body: @escaping () -> Void
  ) -> ObservationToken {
    Bindery.observe(as: SourceLabel(name, file, line), body)
  }
}
