import Foundation
import GitHubEndpoints
import GitHubValues

/// Decides whether a redirect is followed, and what goes along.
///
/// Renamed and moved repositories answer with 301, 302 or 307. The credentials go on only to
/// the origin that they were meant for.
struct RedirectPolicy {
  /// What to do with an answer.
  enum Step: Equatable {
    /// It is no redirect.
    case arrived
    /// Ask there.
    case follow(URL)
    /// The redirect is a trap, or leads in circles.
    case refuse
  }

  private static let statuses: Set = [301, 302, 307, 308]
  private let longest = 5
  private var visited: [URL]

  init(start: URL) {
    visited = [start]
  }

  /// Takes the next step from the place last asked.
  mutating func step(method: GitHub.Request.Method, status: Int, location: String?) -> Step {
    guard Self.statuses.contains(status), let here = visited.last else { return .arrived }
    guard let location, let next = URL(string: location, relativeTo: here)?.absoluteURL,
      visited.count <= longest, !visited.contains(next), Self.mayGo(method, from: here, to: next)
    else { return .refuse }
    visited.append(next)
    return .follow(next)
  }

  /// Only reading leaves the origin, and never for a place that others can listen in on.
  private static func mayGo(_ method: GitHub.Request.Method, from here: URL, to next: URL) -> Bool {
    if next.origin == here.origin { return method != .post }
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
