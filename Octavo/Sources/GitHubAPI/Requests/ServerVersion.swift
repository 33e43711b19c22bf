import GitHubValues
import Synchronization

/// The version of the API in the requests to a server, shared by the clients of all its accounts.
///
/// A server that does not know the version answers 400. From then on its requests have the older
/// one, which every server knows.
final class ServerVersion: Sendable {
  /// The version that github.com and all Enterprise servers know.
  static let older = "2022-11-28"

  private let preferred: String
  private let isRefused = Atomic(false)

  init(_ preferred: String) {
    self.preferred = preferred
  }

  /// The version of the next request.
  var current: String { isRefused.load(ordering: .relaxed) ? Self.older : preferred }

  /// Returns the version with which a request is repeated; `nil` unless the response refuses the
  /// request’s version.
  ///
  /// A refused request was not carried out, so a write can be repeated too.
  func other(than version: String, after response: ErrorResponse) -> String? {
    guard version != Self.older, response.isAboutVersion else { return nil }
    isRefused.store(true, ordering: .relaxed)
    return Self.older
  }
}
