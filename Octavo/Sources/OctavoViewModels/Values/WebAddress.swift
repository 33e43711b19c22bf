import Foundation
import GitHubValues

/// Addresses of a server's pages for the browser.
nonisolated struct WebAddress: Sendable, Equatable {
  /// The beginning of the addresses, without a slash at the end.
  let origin: String

  /// The name of the server, with its port if it has one of its own.
  var host: String { origin.split(separator: "/").last.map(String.init) ?? "" }

  /// A page that belongs to a repository, by the words of its path.
  func page(of repository: GitHub.RepositoryName, _ words: [String] = []) -> URL? {
    var address = origin
    for word in [repository.owner, repository.name] + words {
      address += "/" + PercentCoding.encode(word)
    }
    return URL(string: address)
  }

  /// The page of a folder or file; `kind` is “tree” or “blob”.
  func page(
    of repository: GitHub.RepositoryName,
    _ kind: String,
    _ revision: String,
    _ path: String
  ) -> URL? {
    let words = [revision, path].flatMap { $0.split(separator: "/").map(String.init) }
    return page(of: repository, [kind] + words)
  }

  /// The page of a topic.
  func page(ofTopic name: String) -> URL? {
    URL(string: "\(origin)/topics/\(PercentCoding.encode(name))")
  }

  /// The page on which the user passes the single sign-on of an organization.
  func page(ofSingleSignOn login: String) -> URL? {
    URL(string: "\(origin)/orgs/\(PercentCoding.encode(login))/sso")
  }

  /// Returns the address of a page as a user has written it, perhaps without a scheme; `nil` for
  /// anything but a page.
  static func page(writtenAs text: String) -> URL? {
    let address = text.contains("://") ? text : "https://\(text)"
    guard let url = URL(string: address), url.host()?.isEmpty == false else { return nil }
    return ["http", "https"].contains(url.scheme?.lowercased()) ? url : nil
  }

  /// The page of an account.
  func page(of login: String) -> URL? { URL(string: "\(origin)/\(PercentCoding.encode(login))") }
}
