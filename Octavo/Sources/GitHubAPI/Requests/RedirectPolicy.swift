import Foundation
import GitHubEndpoints
import GitHubValues

/// Decides whether a redirect is followed.
///
/// Servers redirect requests of renamed and moved repositories with 301, 302, 307 or 308.
/// Credentials are sent to their own origin only. The method stays the same; a POST is repeated for
/// 307 and 308 only, because HTTP leaves open for the others whether it becomes a GET.
struct RedirectPolicy {
  /// The next step after a response.
  enum Step: Equatable {
    /// Return the response, which is no redirect.
    case arrived
    /// Send the request to an address.
    case follow(URL)
    /// Fail, because the redirect is not allowed or part of a circle.
    case refuse
  }

  private static let statuses: Set = [301, 302, 307, 308]
  private let longest = 5
  private var visited: [URL]

  init(start: URL) {
    visited = [start]
  }

  /// Returns the next step after a response from the last address.
  mutating func step(method: GitHub.Request.Method, status: Int, location: String?) -> Step {
    guard Self.statuses.contains(status), let here = visited.last else { return .arrived }
    guard let location, let next = URL(string: location, relativeTo: here)?.absoluteURL,
      visited.count <= longest, !visited.contains(next),
      Self.mayGo(method, status, from: here, to: next)
    else { return .refuse }
    visited.append(next)
    return .follow(next)
  }

  /// Allows other origins for reading over HTTPS only.
  private static func mayGo(
    _ method: GitHub.Request.Method,
    _ status: Int,
    from here: URL,
    to next: URL
  ) -> Bool {
    if next.origin == here.origin { return method != .post || status >= 307 }
    return method == .get && next.scheme == "https"
  }
}

extension URL {
  /// The scheme, host and port, which decide who may read a secret.
  var origin: String {
    let scheme = scheme?.lowercased() ?? ""
    let port = port ?? (scheme == "https" ? 443 : 80)
    return "\(scheme)://\(host()?.lowercased() ?? ""):\(port)"
  }
}
