extension Navigation {
  /// Pushes `screen` onto the last controller.
  ///
  /// ```swift
  /// services.navigation.push(.repository(RepositoryViewModel(services, repository)))
  /// ```
  ///
  /// The screen below becomes inactive, then `screen` becomes active, before the method returns. A
  /// request that an observer or a screen makes meanwhile is queued, and performed afterwards.
  ///
  /// - Parameters:
  ///   - screen: A screen whose view model is not shown elsewhere and has not ended.
  ///   - animated: Whether the host animates the change.
  ///   - file: The file for reports.
  ///   - line: The line for reports.
  /// - Returns: `accepted`; `queued` during another request; `refused` if there is no controller
  ///   yet, an interceptor refuses it, or the view model is shown already or has ended.
  @discardableResult
  public func push(
    _ screen: Screen,
    animated: Bool = true,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> NavigationOutcome {
    submit(.push(screen), animated, file, line)
  }

  /// Pops the top screen of the last controller; a root stays.
  ///
  /// The view model of the screen ends, and a caller that awaits its result receives `nil`. A
  /// ``LeavingGuard`` is asked first; the outcome is `queued` then, and `refused` for a root.
  @discardableResult
  public func pop(animated: Bool = true) -> NavigationOutcome { submit(.pop, animated) }

  /// Pops all screens of the last controller except the root.
  @discardableResult
  public func popToRoot(animated: Bool = true) -> NavigationOutcome {
    submit(.popToRoot, animated)
  }

  /// Presents `screen` on a new controller.
  ///
  /// `completion` is called when the host has shown the screen, or at once without a host; it is
  /// not called for a refused request.
  @discardableResult
  public func present(
    _ screen: Screen,
    animated: Bool = true,
    file: StaticString = #fileID,
    line: UInt = #line,
    completion: (() -> Void)? = nil
  ) -> NavigationOutcome {
    submit(.present(screen), animated, file, line, completion)
  }

  /// Dismisses the last controller, unless it is the only one.
  ///
  /// Its view models end, the last first, and callers that await a result of theirs receive `nil`.
  /// A ``LeavingGuard`` among them is asked first.
  @discardableResult
  public func dismiss(
    animated: Bool = true,
    completion: (() -> Void)? = nil
  ) -> NavigationOutcome {
    submit(NavigationRequest(.dismiss, animated ? .automatic : .none), completion: completion)
  }

  /// Replaces all controllers with one whose root is `screen`.
  ///
  /// ```swift
  /// let router = Router<Screen>()
  /// let services = Services(navigation: router)
  /// router.resetRoot(.login(LoginViewModel(services)))
  /// ```
  ///
  /// - Order: all view models end, the last first; then the new one becomes active, before the
  ///   method returns.
  /// - Lifetime: callers that await a result of a removed screen receive `nil`.
  /// - Errors: a ``LeavingGuard`` is asked first, so the outcome may be `queued`. If `isForced`,
  ///   guarded screens are removed without a question, as after a logout.
  /// - Cost: that of ending the view models.
  @discardableResult
  public func resetRoot(
    _ screen: Screen,
    animated: Bool = false,
    isForced: Bool = false,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> NavigationOutcome {
    submit(.resetRoot(screen), animated, isForced: isForced, file, line)
  }

  /// Replaces the top screen of the last controller with `screen`.
  @discardableResult
  public func replace(
    _ screen: Screen,
    animated: Bool = true,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> NavigationOutcome {
    submit(.replace(screen), animated, file, line)
  }

  /// Removes all screens above `screen`.
  @discardableResult
  public func popTo(_ screen: Screen, animated: Bool = true) -> NavigationOutcome {
    submit(.popTo(screen), animated)
  }

  /// Removes the screen of `viewModel` and all screens above it, by a pop or a dismissal, without a
  /// question of a ``LeavingGuard``.
  ///
  /// A root stays.
  @discardableResult
  public func remove(_ viewModel: ViewModel, animated: Bool = true) -> NavigationOutcome {
    submit(.remove(viewModel), animated, isForced: true)
  }

  private func submit(
    _ action: NavigationRequest<Screen>.Action,
    _ animated: Bool,
    isForced: Bool = false,
    _ file: StaticString = #fileID,
    _ line: UInt = #line,
    _ completion: (() -> Void)? = nil
  ) -> NavigationOutcome {
    submit(
      NavigationRequest(
        action,
        animated ? .automatic : .none,
        isForced: isForced,
        file: file,
        line: line
      ),
      completion: completion
    )
  }
}
