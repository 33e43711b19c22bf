public import Foundation
public import GitHubValues

extension GitHub {
  /// A server with GitHub's REST API: GitHub itself, an Enterprise server or a sandbox.
  public struct Host: Sendable, Hashable {
    /// The name as users write it, such as “github.com” or “127.0.0.1:8080”.
    public let name: String
    /// The address of the API, without a slash at the end.
    public let apiURL: URL

    /// GitHub itself.
    public static let github = Host(name: "github.com", origin: "https://api.github.com")

    /// Whether it is GitHub itself, which accepts tokens only.
    public var isGitHub: Bool { self == .github }

    /// Makes a host whose parts are known to form an address.
    private init(name: String, origin: String, path: String = "") {
      guard let url = URL(string: origin + path) else {
        preconditionFailure("“\(origin)\(path)” is no address; check its parts before")
      }
      self.name = name
      apiURL = url
    }
  }
}

extension GitHub.Host {
  /// Parses a host that a user has typed or pasted.
  ///
  /// It accepts bare names (“ghe.example.com”), names with a port, and addresses of the
  /// server, of its API or of any page on it. Without a scheme it is HTTPS, and plain HTTP for
  /// a loopback address. It refuses other HTTP servers, because the token could be read on the
  /// network.
  ///
  /// - Throws: `InvalidHost`, which has the reason.
  public init(parsing text: String) throws(InvalidHost) {
    let address = try HostAddress(parsing: text)
    switch address.domain {
    case "github.com", "www.github.com", "api.github.com":
      self = .github
    case let domain where domain.hasSuffix(".ghe.com"):
      let tenant = domain.hasPrefix("api.") ? String(domain.dropFirst(4)) : domain
      self.init(name: tenant, origin: "https://api.\(tenant)")
    default:
      let place = address.port.map { "\(address.domain):\($0)" } ?? address.domain
      self.init(name: place, origin: "\(address.scheme)://\(place)", path: "/api/v3")
    }
  }
}
