/// The navigation of an app whose view models name the next screens by their routes.
///
/// The protocol names no view model: the app’s ``ScreenFactory`` makes the view model of a route,
/// so that screens do not depend on each other.
///
/// ```swift
/// services.navigation.push(.repository(name))
///
/// let chosen = await services.navigation.present {
///   .refPicker(name, current: ref, result: $0)
/// }
/// ```
@MainActor
public protocol RouteNavigation<Route>: AnyObject {
  /// The routes of the app.
  associatedtype Route: Codable & Hashable & Sendable

  /// The routes of the screens, without identifiers, so that equal places are equal.
  var path: RoutePath<Route> { get }

  /// Whether a host can show a page beside the active screen.
  var hasRoomBeside: Bool { get }

  /// Shows the page of a route beside a list that is on top, or a sentence in its place.
  ///
  /// ``PreviewingTable`` calls it for the selected row. `nil` ends that.
  func preview(_ content: PreviewContent<Route>?, beside viewModel: ViewModel)

  /// Performs a request, or enqueues it while another request is performed.
  ///
  /// - Parameters:
  ///   - request: The request; it acts on the last navigation controller of the stack.
  ///   - completion: Called when the host has shown the change, when a later request has overtaken
  ///     it, or at once if there is no host; not called for a refused request.
  /// - Returns: Whether the request was performed.
  @discardableResult
  func submit(
    _ request: NavigationRequest<Route>,
    completion: (() -> Void)?
  ) -> NavigationOutcome

  /// Performs a request for a screen that returns a result, and waits for the result.
  ///
  /// The case of the route declares the type of the result, and the factory gives the view model
  /// the `finish` of its ``ScreenContext``. The result is resolved exactly once, in whatever way
  /// the screen is removed. Cancelling the task removes the screen.
  ///
  /// - Parameter request: Returns the request, usually a push or a presentation, with a route that
  ///   has the ``RouteResult``.
  /// - Returns: The result, or `nil` if the screen was removed in another way or was never shown.
  func result<Result>(
    of request: (RouteResult<Result>) -> NavigationRequest<Route>
  ) async -> Result?

  /// Returns the place of the user with the state of each screen, to be stored.
  ///
  /// `version` is that of the app’s routes. Change it when a route gets another meaning.
  func snapshot(version: Int) -> NavigationSnapshot<Route>

  /// Shows the screens of a snapshot in one change, each with its state.
  ///
  /// - Returns: Whether there was anything to restore; a snapshot of another version is not.
  @discardableResult
  func restore(_ snapshot: NavigationSnapshot<Route>, version: Int) -> Bool
}

extension RouteNavigation {
  /// Pushes the screen of `route` onto the last controller.
  ///
  /// ```swift
  /// services.navigation.push(.repository(name))
  /// ```
  ///
  /// - Order: the app's ``ScreenFactory`` makes the screen; the screen below becomes inactive, then
  ///   the new one becomes active, before the method returns. A request that an observer or a
  ///   screen makes meanwhile is queued, and performed afterwards.
  /// - Lifetime: the router retains the screen and its view model until the screen is removed.
  /// - Errors: a request with nothing to act on is `refused`, and reported to `Trace`. A router
  ///   without a factory ends the program.
  /// - Cost: that of the new view model; the screens below are not touched.
  ///
  /// - Parameters:
  ///   - route: The route; its factory makes a new view model.
  ///   - transition: The animation.
  ///   - file: The file for reports.
  ///   - line: The line for reports.
  /// - Returns: `accepted`; `queued` during another request; `refused` if there is no controller
  ///   yet, an interceptor refuses it, or the factory returns a view model that is shown already or
  ///   has ended.
  @discardableResult
  public func push(
    _ route: Route,
    _ transition: ScreenTransition = .automatic,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> NavigationOutcome {
    submit(NavigationRequest(.push(route), transition, file: file, line: line), completion: nil)
  }

  /// Pops the top screen of the last controller; a root stays.
  @_disfavoredOverload  // or a router, which has both forms, would have two of this name
  @discardableResult
  public func pop(_ transition: ScreenTransition = .automatic) -> NavigationOutcome {
    submit(NavigationRequest(.pop, transition), completion: nil)
  }

  /// Pops all screens of the last controller except the root.
  @_disfavoredOverload  // or a router, which has both forms, would have two of this name
  @discardableResult
  public func popToRoot(_ transition: ScreenTransition = .automatic) -> NavigationOutcome {
    submit(NavigationRequest(.popToRoot, transition), completion: nil)
  }

  /// Removes all screens above the nearest one of `route`.
  @discardableResult
  public func popTo(_ route: Route, _ transition: ScreenTransition = .automatic)
    -> NavigationOutcome
  {
    submit(NavigationRequest(.popTo(route), transition), completion: nil)
  }

  /// Replaces the top screen of the last controller with that of `route`.
  @discardableResult
  public func replace(
    _ route: Route,
    _ transition: ScreenTransition = .automatic,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> NavigationOutcome {
    submit(NavigationRequest(.replace(route), transition, file: file, line: line), completion: nil)
  }

  /// Presents the screen of `route` on a new controller.
  @discardableResult
  public func present(
    _ route: Route,
    _ transition: ScreenTransition = .automatic,
    file: StaticString = #fileID,
    line: UInt = #line,
    completion: (() -> Void)? = nil
  ) -> NavigationOutcome {
    submit(
      NavigationRequest(.present(route), transition, file: file, line: line),
      completion: completion
    )
  }

  /// Dismisses the last controller, unless it is the only one.
  @_disfavoredOverload  // or a router, which has both forms, would have two of this name
  @discardableResult
  public func dismiss(
    _ transition: ScreenTransition = .automatic,
    completion: (() -> Void)? = nil
  ) -> NavigationOutcome {
    submit(NavigationRequest(.dismiss, transition), completion: completion)
  }

  /// Replaces all controllers with one whose root is the screen of `route`.
  ///
  /// All view models end, the last first. If `isForced`, guarded screens are removed without a
  /// question, as after a logout.
  @discardableResult
  public func resetRoot(
    _ route: Route,
    _ transition: ScreenTransition = .none,
    isForced: Bool = false,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> NavigationOutcome {
    submit(
      NavigationRequest(
        .resetRoot(route),
        transition,
        isForced: isForced,
        file: file,
        line: line
      ),
      completion: nil
    )
  }

  /// Shows the screens of `path` in one change.
  ///
  /// The screens of the longest common prefix stay, with their view models. Only the top screen
  /// becomes active, so that covered screens load nothing.
  @discardableResult
  public func set(
    _ path: RoutePath<Route>,
    _ transition: ScreenTransition = .none,
    isForced: Bool = false,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> NavigationOutcome {
    submit(
      NavigationRequest(.set(path), transition, isForced: isForced, file: file, line: line),
      completion: nil
    )
  }
}
