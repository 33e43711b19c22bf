public import BinderyTerminal
public import OctavoLive
public import OctavoViewModels

/// The program on a screen that is none: keys go in, frames come out, nothing is guessed.
///
/// Keys take the way of the real program, through the decoder and the host. After each the rehearsal
/// waits until no request is under way and no delay of typing is left.
public final class Rehearsal {
  /// The program.
  public let program: OctavoProgram

  private let activity = Activity()
  private let scheduler = RehearsalScheduler()
  private let terminal: HeadlessTerminal
  private var isStarting = false

  /// Makes a program for a screen of this size.
  public init(_ configuration: LiveConfiguration, size: Size) throws {
    program = try OctavoProgram(configuration, scheduler: scheduler, activity: activity)
    terminal = HeadlessTerminal(size: size, source: program.source)
  }

  deinit {}

  /// What is on the screen.
  public var frame: Frame { terminal.frame }

  /// Whether there is nothing left to wait for.
  public var isAtRest: Bool {
    guard activity.isIdle, !isStarting, !frame.isAnimated else { return false }
    return !scheduler.jump()
  }

  /// Begins at a route; ``isAtRest`` tells when it is there.
  public func start(at route: Route) {
    isStarting = true
    Task {
      await program.start(at: route)
      isStarting = false
    }
  }

  /// Sends what a terminal sends for a key.
  public func type(_ bytes: [UInt8]) { terminal.type(bytes) }

  /// Waits on the main thread, which has no other loop; see ``HeadlessTerminal``.
  public func settle() throws(HeadlessTerminal.Unrest) {
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
