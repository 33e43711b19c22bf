/// The state and behaviour of one screen, without its view.
///
/// A view model is initialised, becomes active when its screen is shown, inactive when another
/// covers it, active again, and ends when its screen has been removed. The router calls the methods
/// that change the phase; tests may call them too.
///
/// ```swift
/// final class ProfileViewModel: ViewModel {
///   override init() {
///     super.init()
///     whenActivated { viewModel, lifetime in lifetime.add(viewModel.startRefreshing()) }
///   }
/// }
/// ```
///
/// - Order: closures of `whenActivated` are called in the order of registration, after the change
///   of the phase. Observers of the phase run after an ended activation has been disposed of.
/// - Lifetime: ``end()`` and the release end ``lifetime``, with its commands, tasks and
///   observations. After the end, a view model never becomes active again.
/// - Errors: the failures of commands that ``errors`` collects are in ``ErrorFunnel/latest``. A
///   view model that is alive three seconds after its end is reported to ``Trace`` in debug builds.
/// - Cost: one object, a property and a lifetime; ``errors`` is made when it is first read.
///
/// A test can lead it through its phases:
///
/// ```swift
/// print(viewModel.phase == .initialised)  // true
/// viewModel.activate()
/// print(viewModel.phase == .active, viewModel.isVisible)  // true true
/// viewModel.deactivate()
/// print(viewModel.phase == .inactive, viewModel.isBeside)  // true false
/// viewModel.end()
/// print(viewModel.phase == .ended, viewModel.errors.latest == nil)  // true true
/// ```
@MainActor
open class ViewModel: LifetimeProviding {
  /// The phases of a view model's life.
  public enum Phase: Equatable {
    /// The view model was made and has not been shown yet.
    case initialised
    /// The screen is on show.
    case active
    /// Another screen covers it.
    case inactive
    /// The screen has been removed.
    case ended
  }

  /// The phase of the view model.
  @MutableProperty public private(set) var phase = Phase.initialised

  /// Whether the screen is shown beside the active one, in a split view.
  ///
  /// A page beside a list is active for a moment, so that it loads, and no longer beside it when
  /// the user opens it. So work for what the user has seen asks for this too.
  @MutableProperty public package(set) final var isBeside = false

  /// The router or the tabs that show the screen: a view model has one place at a time.
  package final weak var place: AnyObject?

  /// Whether the screen is visible: active, or shown beside the active one.
  public final var isVisible: Bool { phase == .active || isBeside }

  /// The lifetime of the view model, which ends with it.
  ///
  /// Tie observations, bindings and tasks to it that should last as long.
  public let lifetime = Lifetime()

  /// The funnel for the failures of the view model's commands, for its screen to show.
  public private(set) final lazy var errors = ErrorFunnel()

  private final var activations: [(ViewModel, Lifetime) -> Void] = []
  private final var activation: Lifetime?
  private final var ownAnchor: OwnerAnchor?

  /// Makes a view model.
  public init() {
    if Trace.isOn { Trace.follow(self) }
    EngineCopy.reportOthers()
  }

  isolated deinit {
    ownAnchor?.forgetViewModel()
    activation?.dispose()
    lifetime.dispose()
  }

  /// Calls `body` each time the view model becomes active, with a lifetime that ends when it is no
  /// longer active.
  ///
  /// If it is active already, `body` is called at once.
  public final func whenActivated(_ body: @escaping (Lifetime) -> Void) {
    keepActivation { body($1) }
  }

  final func keepActivation(_ body: @escaping (ViewModel, Lifetime) -> Void) {
    guard !lifetime.hasEnded else { return }
    activations.append(body)
    if let activation { untracked { body(self, activation) } }
  }

  /// Makes the view model active, because its screen is shown.
  ///
  /// Called by the router.
  public final func activate() {
    guard phase == .initialised || phase == .inactive else { return }
    phase = .active
    // An observer of the phase may have deactivated, ended or activated the view model meanwhile.
    guard untracked({ phase }) == .active, activation == nil else { return }
    let activation = Lifetime()
    self.activation = activation
    untracked {
      for body in activations where !activation.hasEnded { body(self, activation) }
    }
  }

  /// Makes the view model inactive, because another screen covers its screen.
  ///
  /// Called by the router.
  public final func deactivate() {
    guard phase == .active else { return }
    endActivation(as: .inactive)
  }

  /// Ends the view model, because its screen was removed.
  ///
  /// Called by the router. The release of a view model ends its lifetime without this call.
  public final func end() {
    guard phase != .ended else { return }
    endActivation(as: .ended)
    lifetime.dispose()
    if Trace.looksForFaults { Trace.expectRelease(of: self) }
  }

  /// Leaves the active phase.
  ///
  /// Observers of the phase run after the activation has ended, because they may begin the next.
  private final func endActivation(as next: Phase) {
    let ending = activation
    activation = nil
    batch {
      phase = next
      ending?.dispose()
    }
  }

  /// The anchor that derived properties and commands have of the view model.
  final var anchor: OwnerAnchor {
    if let ownAnchor { return ownAnchor }
    let made = OwnerAnchor()
    made.viewModel = BackReference(self)
    ownAnchor = made
    return made
  }
}

extension ViewModel: AnchorProviding {}
