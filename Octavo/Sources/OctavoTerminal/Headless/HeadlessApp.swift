public import BinderyTerminal
public import OctavoLive
public import OctavoViewModels

/// The program in a terminal without a screen.
///
/// Keys pass through the decoder and the host, as in the real program. After each key it waits
/// until no work is in flight and no delay of typing is left.
public final class HeadlessApp {
  /// The app.
  public let session: AppSession

  /// The terminal; its ``HeadlessTerminal/press(_:)`` waits as ``settled()`` does.
  public private(set) lazy var terminal = HeadlessTerminal(
    size: size,
    source: program.source
  ) { [weak self] in await self?.settled() }

  private let program: OctavoProgram
  private let size: Size
  private let scheduler: HeadlessScheduler
  private let jobs: () async -> Void

  /// Makes a program for a screen of this size.
  ///
  /// `jobs` waits for the jobs of the main actor, for ``settled()``.
  public init(
    _ configuration: LiveConfiguration,
    size: Size,
    jobs: @escaping () async -> Void = { await Task.yield() }
  ) throws {
    self.size = size
    self.jobs = jobs
    scheduler = HeadlessScheduler()
    session = try AppSession(configuration, scheduler: scheduler)
    // A picture is the same whenever it is taken.
    session.services.polling.requestsNumbers = false
    program = OctavoProgram(session)
  }

  deinit {}

  /// Whether there is nothing left to wait for; performs an action that is due soon.
  public var isAtRest: Bool {
    guard session.isIdle, !terminal.frame.isAnimated else { return false }
    return !scheduler.jump()
  }

  /// Starts at a link, or without one at the last place; ``isAtRest`` tells when it is there.
  public func start(at link: DeepLink?) {
    Task.immediate { await session.start(at: link) }
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
    repeat {
      repeat {
        await session.settled()
        await jobs()
      } while !isAtRest
      // What the last frame has asked for, such as pictures, begins in these jobs.
      await jobs()
    } while !session.isIdle
  }
}
