public import BinderySignals

/// The state of navigation: a stack of navigation controllers.
///
/// View models make requests through ``Navigation`` or ``RouteNavigation``; hosts show
/// ``controllers``, and report the actions of the user. The top screen of the last controller is
/// active, and only that. A view model that is removed from the stack ends.
///
/// ```swift
/// let router = Router<Screen>()
/// let services = Services(navigation: router)
/// router.screens = AppScreens(services)
/// router.resetRoot(.home)
/// ```
///
/// - Order: each request is performed in four steps: it is planned, ``controllers`` changes,
///   ``requests`` sends the request, and the view models change their phases. A request that is
///   made in one of these steps, by an observer or a life-cycle hook, is performed afterwards.
/// - Lifetime: the router retains the screens. The router, the factory and the services refer to
///   each other until ``end()``.
/// - Errors: a request without effect is refused, and reported to `Trace`, and so is one that would
///   show a view model twice, or one that has ended; a route without a factory ends the program.
/// - Cost: a request changes one property; a covered screen is not drawn or made again.
///
/// The idea is MVVMReactiveCocoa’s `MRCNavigationControllerStack`. There the stack listens to the
/// requests; here they are performed first and published then, in order and without loss.
@MainActor
public final class Router<Screen: NavigationScreen> {
  /// The stack, the root controller first; empty until the first reset.
  @MutableProperty public internal(set) var controllers: [NavigationController<Screen>] = []

  /// A signal of every request that was performed, those of the user included.
  public let requests: Signal<NavigationRequest<NavigationTarget<Screen>>, Never>

  /// The factory that makes the screens of routes; needed before the first request with a route.
  public var screens: (any ScreenFactory<Screen>)?

  /// Whether a host shows the two top screens of a controller beside each other.
  @MutableProperty public internal(set) var isSplit = false

  /// The page beside the list on top; `nil` where the top screen is no list that has one.
  @MutableProperty public internal(set) var preview: PagePreview<Screen>?

  let requestInput: Signal<NavigationRequest<NavigationTarget<Screen>>, Never>.Observer
  var submissions = Queue<Submission>()
  /// The changes of the preview that were asked for during a request.
  var previews: [() -> Void] = []
  var isPerforming = false
  /// Whether ``end()`` was called during a request.
  var endsNext = false
  var interceptors: [(registration: AnyDisposable, body: Interceptor)] = []
  var leavingQuestion: LeavingQuestion?
  /// The completions of the last change, which the host has not shown yet.
  var completions: [() -> Void] = []
  var hosts = 0
  /// Whether the host has shown the change that is being performed.
  var hasShown = false
  var nextController = 0
  var nextEntry = 0

  /// Makes a router without screens.
  public init() { (requests, requestInput) = Signal.pipe() }

  isolated deinit {
    withdrawQuestion()
    preview?.entry?.screen.viewModel.end()
    for controller in controllers.reversed() { end(controller.entries) }
  }

  /// The active screen.
  public var top: Screen? { controllers.last?.top.screen }

  /// The controllers of the tabs of the active screen, if it has tabs.
  public var topTabs: TabControllers<Screen>? { controllers.last?.top.tabs }

  /// Returns the controllers of the tabs of a view model’s screen, for the view of that screen.
  public func tabControllers(of viewModel: ViewModel) -> TabControllers<Screen>? {
    untracked { controllers }.lazy.flatMap(\.entries)
      .first { $0.screen.viewModel === viewModel }?.tabs
  }

  /// Ends all view models, the last first, and removes their screens; a reset begins again.
  ///
  /// Call it when the host has been closed. It ends the cycle of references between the router, the
  /// factory and view models that retain their navigation.
  public func end() {
    guard !isPerforming else {
      endsNext = true
      return
    }
    endsNext = false
    exclusively {
      commit([])
      runCompletions()
    }
    // A life-cycle hook may have begun again.
    if untracked({ controllers }).isEmpty { screens = nil }
  }
}
