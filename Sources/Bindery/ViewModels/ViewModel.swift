/// The state and behaviour of one screen, without the screen.
///
/// A view model is initialised, becomes active when its screen shows, inactive when another covers
/// it, active again, and ends when its screen has gone for good. Hosts drive this; tests may.
///
/// ```swift
/// final class ProfileViewModel: ViewModel {
///   override init() {
///     super.init()
///     whenActivated { viewModel, lifetime in lifetime.add(viewModel.startRefreshing()) }
///   }
/// }
/// ```
@MainActor
open class ViewModel: LifetimeProviding {
  /// Where in its life a view model is.
  public enum Phase: Equatable {
    /// Made, not shown yet.
    case initialised
    /// On screen.
    case active
    /// Covered by another screen.
    case inactive
    /// Gone for good.
    case ended
  }

  /// Where in its life the view model is.
  @MutableProperty public private(set) var phase = Phase.initialised

  /// Ends with the view model.
  ///
  /// Tie to it what should last as long.
  public let lifetime = Lifetime()

  /// Where the failures of the view model's commands come together, for its screen to show.
  public private(set) final lazy var errors = ErrorFunnel()

  private final var activations: [(ViewModel, Lifetime) -> Void] = []
  private final var activation: Lifetime?
  private final var ownAnchor: OwnerAnchor?

  /// Makes a view model.
  public init() {
    if Trace.isOn { Trace.follow(self) }
  }

  isolated deinit {
    ownAnchor?.forgetViewModel()
    activation?.dispose()
    lifetime.dispose()
  }

  /// Runs `body` each time the view model becomes active; its lifetime ends when it no longer is.
  ///
  /// When it is active already, `body` runs at once.
  public final func whenActivated(_ body: @escaping (Lifetime) -> Void) {
    keepActivation { body($1) }
  }

  final func keepActivation(_ body: @escaping (ViewModel, Lifetime) -> Void) {
    activations.append(body)
    if let activation { untracked { body(self, activation) } }
  }

  /// The screen shows.
  ///
  /// Called by the host.
  public final func activate() {
    guard phase == .initialised || phase == .inactive else { return }
    phase = .active
    // An observer of the phase may have covered, ended or activated the view model meanwhile.
    guard untracked({ phase }) == .active, activation == nil else { return }
    let activation = Lifetime()
    self.activation = activation
    untracked {
      for body in activations where !activation.hasEnded { body(self, activation) }
    }
  }

  /// The screen is covered.
  ///
  /// Called by the host.
  public final func deactivate() {
    guard phase == .active else { return }
    endActivation(as: .inactive)
  }

  /// The screen has gone for good.
  ///
  /// Called by the host, and when the view model is released.
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

  /// The reference that derived properties and commands have to the view model.
  final var anchor: OwnerAnchor {
    if let ownAnchor { return ownAnchor }
    let made = OwnerAnchor()
    made.viewModel = .passUnretained(self)
    ownAnchor = made
    return made
  }
}

extension ViewModel: AnchorProviding {}
