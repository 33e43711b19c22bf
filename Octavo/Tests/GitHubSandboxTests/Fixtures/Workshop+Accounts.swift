import Foundation
import Testing

@testable import GitHubSandbox

extension Workshop {
  /// An account without a role, who has committed nothing.
  static let visitor = other("vera", scopes: "public_repo, notifications")
  /// An account that may triage `harbour/lantern`.
  static let triager = other("timo", roles: ["harbour/lantern": .triage])
  /// An account that may write to `harbour/lantern`.
  static let writer = other("wanda", roles: ["Harbour/Lantern": .write])
  /// The author of most commits of `harbour/lantern`, whose role is to read it.
  static let reader = other("tomas", roles: ["harbour/lantern": .read])
  /// The owner of `harbour/lantern`.
  static let owner = other("harbour")

  static func other(
    _ login: String,
    scopes: String = SandboxAccount.defaultScopes,
    roles: [String: SandboxRole] = [:]
  ) -> SandboxAccount {
    SandboxAccount(
      login: login,
      name: login.capitalized,
      email: "\(login)@example.org",
      password: "password of \(login)",
      oneTimeCode: nil,
      token: "token-of-\(login)",
      scopes: scopes,
      roles: roles
    )
  }

  /// Serves a repository, with an issue that Vera has opened, to six accounts.
  static func serveAll(
    state: TemporaryFolder? = nil,
    _ body: (Client, Workshop) async throws -> Void
  ) async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    let others = [visitor, triager, writer, reader, owner]
    try await workshop.serve(state: state?.url, others: others) { client async throws in
      let issue = #"{"title": "Flicker", "body": "It flickers."}"#
      _ = try await client.send(
        "POST",
        "/repos/harbour/lantern/issues",
        visitor.header,
        body: issue
      )
      try await body(client, workshop)
    }
  }
}

extension SandboxAccount {
  /// The header of a request with the token of this account.
  var header: [String: String] { ["Authorization": "Bearer \(token)"] }
}
