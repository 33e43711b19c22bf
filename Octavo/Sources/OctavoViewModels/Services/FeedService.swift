public import Foundation
public import GitHubValues

/// What people did, as the server tells it.
public protocol FeedService: AnyObject {
  /// A page of what the people and repositories did that `login` follows, newest first.
  ///
  /// Here and wherever pages are asked for, `next` is where the page before said this one is; `nil`
  /// is the first.
  func receivedEvents(of login: String, at next: URL?) async throws -> GitHub.Page<GitHub.Event>

  /// A page of what `login` did in public, newest first.
  func events(of login: String, at next: URL?) async throws -> GitHub.Page<GitHub.Event>
}
