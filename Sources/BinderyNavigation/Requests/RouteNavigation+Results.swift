extension RouteNavigation {
  /// Presents the screen of a route, and waits for its result.
  ///
  /// ```swift
  /// let chosen = await services.navigation.present {
  ///   .refPicker(name, current: ref, result: $0)
  /// }
  /// ```
  ///
  /// The result is resolved exactly once. It is `nil` if the request was refused, or if the screen
  /// was removed without a result. Cancelling the task removes the screen.
  ///
  /// - Parameters:
  ///   - transition: The animation.
  ///   - file: The file for reports.
  ///   - line: The line for reports.
  ///   - route: Returns the route with the ``RouteResult``, whose type the case of the route
  ///     declares.
  /// - Returns: The result, or `nil` if there is none.
  public func present<Result>(
    _ transition: ScreenTransition = .automatic,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ route: (RouteResult<Result>) -> Route
  ) async -> Result? {
    await result {
      NavigationRequest(.present(route($0)), transition, file: file, line: line)
    }
  }

  /// Pushes the screen of a route, and waits for its result.
  ///
  /// The result is resolved exactly once. It is `nil` if the request was refused, or if the screen
  /// was removed without a result. Cancelling the task removes the screen.
  ///
  /// - Parameters:
  ///   - transition: The animation.
  ///   - file: The file for reports.
  ///   - line: The line for reports.
  ///   - route: Returns the route with the ``RouteResult``.
  /// - Returns: The result, or `nil` if there is none.
  public func push<Result>(
    _ transition: ScreenTransition = .automatic,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ route: (RouteResult<Result>) -> Route
  ) async -> Result? {
    await result {
      NavigationRequest(.push(route($0)), transition, file: file, line: line)
    }
  }
}
