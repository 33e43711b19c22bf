import Foundation
import GitHubValues

/// The protocol over which git clones a repository.
public nonisolated enum CloneProtocol: Sendable {
  /// HTTPS, or HTTP where the server has no other.
  case https
  /// SSH, with the key of the user.
  case ssh
}

nonisolated extension WebAddress {
  /// Returns the address from which git clones a repository; `nil` for SSH on a server with a port
  /// of its own, whose port for SSH is not known.
  ///
  /// All characters that a shell treats in a special way are escaped.
  func cloneAddress(of repository: GitHub.RepositoryName, over kind: CloneProtocol) -> String? {
    guard let page = page(of: repository)?.absoluteString else { return nil }
    guard kind == .ssh else { return "\(page).git" }
    guard let server = origin.split(separator: "/").last, !server.contains(":") else { return nil }
    let path = page.dropFirst(origin.count + 1)
    return "git@\(server):\(path).git"
  }
}
