public import Foundation

/// The content, port, clock and state folder of a sandbox.
public struct SandboxConfiguration: Sendable {
  /// The repositories and users that are served.
  public var content: SandboxContent
  /// The accounts that can log in besides the first, with their roles in the repositories.
  public var others: [SandboxAccount] = []
  /// The folder for tokens, stars and follows; without one they are kept in memory only.
  public var state: URL?
  /// The port on the loopback address; 0 takes any that is free.
  public var port: Int
  /// The number of requests that a user may send in an hour.
  public var requestsPerHour = 5000
  /// The scopes of all tokens, such as `repo, user`; `nil` for those of each account and login.
  public var scopes: String?
  /// A token of the first account that has permissions instead of scopes, such as
  /// `github_pat_0123456789`.
  public var fineGrainedToken: String?
  /// The logins of the organizations whose single sign-on a token has to be authorized for.
  public var singleSignOn: [String] = []
  /// The checks of commits, in the form of `Octavo/Demo/World/checks.txt`, besides those of the
  /// demo world.
  public var checks = ""
  /// The sizes beyond which responses are not whole.
  public var sizes = SizeLimits.gitHub
  /// Whether version 2026-03-10 of the API is refused, as older Enterprise servers do.
  public var refusesNewerVersion = false
  /// Whether pushes and merges write to the repositories of folders; the demo world is never
  /// written to, but copies of its repositories are.
  public var allowsPush = false
  /// The clock.
  public var clock: @Sendable () -> Date
  /// Called, on any thread, when a repository that is served cannot be read, once for each cause.
  public var report: @Sendable (SandboxProblem) -> Void

  /// Makes a configuration for a free port and the real time.
  public init(
    _ content: SandboxContent,
    state: URL? = nil,
    port: Int = 0,
    clock: @escaping @Sendable () -> Date = { Date() },
    report: @escaping @Sendable (SandboxProblem) -> Void = { _ in }
  ) {
    self.content = content
    self.state = state
    self.port = port
    self.clock = clock
    self.report = report
  }
}

extension SandboxConfiguration {
  /// The repositories that pushes and merges write to.
  var copiesMode: RepositoryCopies.Mode {
    switch content {
    case .demo: .copies(state?.appending(path: "repositories", directoryHint: .isDirectory))
    case .folders: allowsPush ? .direct : .none
    }
  }
}
