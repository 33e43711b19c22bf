public import BinderyTerminal
public import OctavoLive
public import OctavoViewModels

/// The program in a terminal without a screen, with every request counted.
///
/// Keys pass through the decoder and the host, as in the real program. After each key it waits until no
/// request is under way and no delay of typing is left.
public final class HeadlessApp {
  /// The program.
  public let program: OctavoProgram

  /// The terminal; its ``HeadlessTerminal/press(_:)`` waits as ``settled()`` does.
  public private(set) lazy var terminal = HeadlessTerminal(
    size: size,
    source: program.source
  ) { [weak self] in await self?.settled() }

  private let size: Size
  private let activity = Activity()
  private let scheduler = HeadlessScheduler()
  private var isStarting = false

  /// Makes a program for a screen of this size.
  public init(_ configuration: LiveConfiguration, size: Size) throws {
    self.size = size
    program = try OctavoProgram(configuration, scheduler: scheduler, activity: activity)
  }

  deinit {}

  /// Whether there is nothing left to wait for.
  public var isAtRest: Bool {
    guard activity.isIdle, !isStarting, !terminal.frame.isAnimated else { return false }
    return !scheduler.jump()
  }

  /// Starts at a link, or without one at the last place; ``isAtRest`` tells when it is there.
  public func start(at link: DeepLink?) {
    isStarting = true
    Task {
      await program.start(at: link)
      isStarting = false
    }
  }

  /// Presses keys on the main thread, which has no other loop, and waits after each.
  public func press(_ keys: String) throws {
    try terminal.press(keys) { self.isAtRest }
  }

  /// Waits on the main thread, which has no other loop; see ``HeadlessTerminal``.
  public func settle() throws(HeadlessTerminal.SettleTimeout) {
    try terminal.settle { self.isAtRest }
  }

  /// Waits where the main actor has a loop of its own, as in tests.
  public func settled() async {
    var calm = 0
    while calm < 16 {
      await activity.ended()
      await Task.yield()
      calm = isAtRest ? calm + 1 : 0
    }
  }
}
