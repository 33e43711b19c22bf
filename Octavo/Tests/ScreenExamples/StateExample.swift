public import GitHubSandbox
import GitHubValues
public import OctavoViewModels

/// A screen without its content: the response is missing, empty, a failure, or out of reach.
///
/// One row has its golden frames and pictures tested in both front ends.
public struct StateExample: Sendable, CustomStringConvertible {
  /// The reason why the content is not there.
  public enum State: String, Sendable, CaseIterable {
    /// The response has not arrived.
    case loading
    /// The response has nothing to show.
    case empty
    /// The response is a failure, which can be tried again.
    case failed
    /// The server cannot be reached, and the screen shows what was stored.
    case offline
  }

  /// The state.
  public let state: State
  /// The route of the screen.
  public let route: Route
  /// The fault of the server that causes the state.
  public let fault: SandboxFault
  private let screen: String

  /// The name of the golden files.
  public var name: String { "\(screen)-\(state)" }

  /// The name.
  public var description: String { name }

  /// The states of a list, of a page and of a file, and a link whose branch is not known yet.
  public static let all =
    states(of: "followers", emptyAs: SandboxFault(.status(200, body: "[]")))
    + states(
      of: "repository",
      emptyAs: SandboxFault(.status(404)),
      at: "/repos/hina-m/orihon/readme"
    )
    + states(
      of: "source",
      failingAt: "/repos/juno/dotfiles/contents/install",
      emptyAs: SandboxFault(.status(200, body: "")),
      at: "/repos/juno/dotfiles/contents/install"
    ) + [
      Self(
        state: .loading,
        route: .link(
          .tree(
            GitHub.RepositoryName(owner: "maralind", name: "tidewater"),
            RevisionPath("docs/harbour-guide")
          )
        ),
        fault: SandboxFault(.hold),
        screen: "link"
      )
    ]

  /// Returns the rows of a screen of the table of screens.
  ///
  /// - Parameters:
  ///   - screen: The name of the screen in the table.
  ///   - failing: The beginning of the path of the request; that of the table by default.
  ///   - empty: The fault that leaves the screen empty.
  ///   - part: The beginning of the path of the empty response; that of the request by default.
  /// - Returns: A row for each state.
  private static func states(
    of screen: String,
    failingAt failing: String? = nil,
    emptyAs empty: SandboxFault,
    at part: String? = nil
  ) -> [Self] {
    ScreenExample.all.filter { $0.name == screen }.flatMap { example in
      State.allCases.map { state in
        var fault =
          switch state {
          case .loading: SandboxFault(.hold)
          case .empty: empty
          case .failed: SandboxFault(.status(500))
          case .offline: SandboxFault(.reset)
          }
        let path = failing ?? example.requestPath
        if state == .empty { fault.pathPrefix = part ?? path }
        if state == .failed { fault.pathPrefix = path }
        return Self(state: state, route: example.route, fault: fault, screen: screen)
      }
    }
  }
}
