public import Foundation

/// What a sandbox serves, and how.
public struct SandboxConfiguration: Sendable {
  /// Where repositories and people come from.
  public enum World: Sendable {
    /// The demo world, written into this folder if it is not there yet.
    case demo(URL)
    /// Repositories of one's own: work trees, bare ones, folders of them.
    ///
    /// Without an account, one is made of the person at this machine, with secrets made up at each
    /// start.
    case folders([URL], account: SandboxAccount? = nil)
  }

  /// What is served.
  public var world: World
  /// The folder for tokens, stars and follows; everything is forgotten at the end without one.
  public var state: URL?
  /// The port on the loopback address; 0 takes any that is free.
  public var port: Int
  /// The present.
  public var clock: @Sendable () -> Date
  /// Called, on any thread, when a repository that is served cannot be read, once for each cause.
  public var report: @Sendable (SandboxProblem) -> Void

  /// Makes a configuration for a free port and the real time.
  public init(
    _ world: World,
    state: URL? = nil,
    port: Int = 0,
    clock: @escaping @Sendable () -> Date = { Date() },
    report: @escaping @Sendable (SandboxProblem) -> Void = { _ in }
  ) {
    self.world = world
    self.state = state
    self.port = port
    self.clock = clock
    self.report = report
  }
}
