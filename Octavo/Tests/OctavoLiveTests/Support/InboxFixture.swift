import GitHubAPI
import GitHubEndpoints
import GitHubValues
import OctavoLive

@testable import OctavoViewModels

/// Runs a test with the inbox of a user on whose issue another account has commented; it is not
/// requested yet.
@MainActor
func withInbox(
  _ body: @MainActor (ThreadFixture, InboxViewModel) async throws -> Void
) async throws {
  try await withThread(accounts: [LiveFixture.grace]) { thread in
    try await thread.commentElsewhere("Yes")
    try await body(thread, InboxViewModel(thread.live.services))
  }
}

extension ThreadFixture {
  /// Writes a comment as the other account.
  func commentElsewhere(_ text: String) async throws {
    try await elsewhere(as: LiveFixture.grace) { [place] api in
      _ = try await api.send(.newComment(text, onIssue: place.number, of: place.repository))
    }
  }
}
