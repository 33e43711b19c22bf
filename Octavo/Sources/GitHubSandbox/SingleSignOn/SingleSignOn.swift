import GRDB
import Synchronization

/// The organizations behind single sign-on, and the tokens that are authorized for them.
///
/// Lists leave out what a token is not authorized for, and a request for that is refused with the
/// address of a page that authorizes the token.
final class SingleSignOn: Sendable {
  static let header = "X-GitHub-SSO"

  /// A token that has met an organization.
  private struct Meeting: Hashable, Sendable {
    let hash: String
    let organization: String
  }

  /// The logins of the organizations, in lower case.
  private let organizations: Set<String>
  private let state: StateStore
  /// The names by which pages know the tokens that have met an organization.
  private let meetings = Mutex<[Meeting: String]>([:])

  init(of organizations: [String], state: StateStore) {
    self.organizations = Set(organizations.map { $0.lowercased() })
    self.state = state
  }

  /// Returns the organizations that a viewer's token is not authorized for, in lower case.
  ///
  /// An account needs no authorization for its own content, and a password for nothing.
  func closed(to viewer: Viewer) async throws -> Set<String> {
    guard !organizations.isEmpty, let hash = viewer.tokenHash else { return [] }
    let authorized = try await state.read { db in
      try String.fetchSet(
        db,
        sql: "SELECT organization FROM authorized WHERE hash = ?",
        arguments: [hash]
      )
    }
    let closed = organizations.subtracting(authorized)
      .subtracting([viewer.login?.lowercased() ?? ""])
    meetings.withLock { meetings in
      for organization in closed {
        let meeting = Meeting(hash: hash, organization: organization)
        if meetings[meeting] == nil { meetings[meeting] = SandboxAccount.secret(length: 32) }
      }
    }
    return closed
  }

  /// Checks whether a request may reach what its path names.
  ///
  /// - Throws: A 403 with the address of the page that authorizes the token.
  func check(_ request: EndpointRequest) throws {
    for name in ["owner", "org"] where request.parameters[name] != nil {
      try check(try request.text(name), for: request)
    }
  }

  /// Checks whether the token of a request may reach what an account owns.
  ///
  /// - Throws: A 403 with the address of the page that authorizes the token.
  func check(_ owner: String, for request: EndpointRequest) throws(ErrorResponse) {
    guard request.viewer.isKept(from: owner), let hash = request.viewer.tokenHash else { return }
    let meeting = Meeting(hash: hash, organization: owner.lowercased())
    let name = meetings.withLock { $0[meeting] } ?? ""
    let page = "\(request.links.web)/orgs/\(owner)/sso?authorization_request=\(name)"
    throw ErrorResponse(
      status: 403,
      message: "Resource protected by organization SAML enforcement. You must grant your Personal "
        + "Access token access to this organization.",
      headers: [Self.header: "required; url=\(page)"]
    )
  }

  /// Authorizes the token that a page is about; without a name, all tokens that have met the
  /// organization since the start.
  ///
  /// - Returns: Whether there was any.
  func authorize(_ organization: String, request name: String?) async throws -> Bool {
    let key = organization.lowercased()
    let found = meetings.withLock { meetings in
      meetings.filter { $0.key.organization == key && (name == nil || $0.value == name) }.map(\.key)
    }
    guard !found.isEmpty else { return false }
    try await state.write { db in
      for meeting in found {
        try db.execute(
          sql: "INSERT OR IGNORE INTO authorized VALUES (?, ?)",
          arguments: [meeting.hash, meeting.organization]
        )
      }
    }
    return true
  }
}
