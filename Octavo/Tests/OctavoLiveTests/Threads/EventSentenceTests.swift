import BinderyTesting
import GitHubSandbox
import GitHubValues
import OctavoLive
import OctavoMarkup
import Testing

@testable import OctavoViewModels

/// The sentence of every kind of event, from the response of the sandbox to the line on the page.
@Suite(.timeLimit(.minutes(20)))
struct EventSentenceTests {
  private static let moon = "#7 The moon (open)"

  /// The sentences after the name of the account.
  private static let sentences = [
    "closed": "closed this as completed in c0ffee1",
    "reopened": "reopened this",
    "labeled": "added the label bug",
    "unlabeled": "removed the label wet",
    "assigned": "assigned grace",
    "unassigned": "unassigned grace",
    "milestoned": "added this to the milestone 1.0",
    "demilestoned": "removed this from the milestone 1.0",
    "issue_type_added": "added the type Bug",
    "issue_type_changed": "changed the type from Bug to Task",
    "issue_type_removed": "removed the type Task",
    "renamed": "changed the title from Steam to Water",
    "referenced": "referred to this in c0ffee1",
    "cross-referenced": "mentioned this in \(moon)",
    "connected": "linked this",
    "disconnected": "unlinked this",
    "locked": "locked the conversation as off-topic",
    "unlocked": "unlocked the conversation",
    "pinned": "pinned this",
    "unpinned": "unpinned this",
    "transferred": "transferred this",
    "converted_to_discussion": "converted this to a discussion",
    "converted_from_draft": "converted this from a draft",
    "converted_note_to_issue": "converted this from a note of a project",
    "marked_as_duplicate": "marked this as a duplicate",
    "unmarked_as_duplicate": "no longer marked this as a duplicate",
    "sub_issue_added": "added the sub-issue \(moon)",
    "sub_issue_removed": "removed the sub-issue \(moon)",
    "parent_issue_added": "set the parent \(moon)",
    "parent_issue_removed": "removed the parent \(moon)",
    "blocked_by_added": "marked this as blocked by \(moon)",
    "blocked_by_removed": "no longer marked this as blocked by \(moon)",
    "blocking_added": "marked this as blocking \(moon)",
    "blocking_removed": "no longer marked this as blocking \(moon)",
    "comment_deleted": "deleted a comment",
    "user_blocked": "blocked an account",
    "added_to_project_v2": "added this to a project",
    "removed_from_project_v2": "removed this from a project",
    "project_v2_item_status_changed": "changed the status of this in a project",
    "committed": "added the commit c0ffee1: Boil water",
    "reviewed": "reviewed this: approved",
    "review_requested": "requested a review from grace",
    "review_request_removed": "withdrew the request for a review from grace",
    "review_dismissed": "dismissed a review",
    "ready_for_review": "marked this as ready for review",
    "convert_to_draft": "marked this as a draft",
    "merged": "merged this as c0ffee1",
    "head_ref_deleted": "deleted the branch",
    "head_ref_restored": "restored the branch",
    "head_ref_force_pushed": "force-pushed the branch",
    "base_ref_changed": "changed the base branch",
    "deployed": "deployed this",
    "added_to_merge_queue": "added this to the merge queue",
    "removed_from_merge_queue": "removed this from the merge queue",
    "auto_merge_enabled": "enabled auto-merge",
    "auto_merge_disabled": "disabled auto-merge",
  ]

  @Test func `every kind has a sentence, an example and a sign, or is not shown`() {
    let shown = Set(SandboxEvent.examples(by: "ada").map(\.kind)).subtracting(EventKinds.hidden)

    #expect(shown == Set(EventKinds.rows.keys) && shown == Set(Self.sentences.keys))
  }

  @Test func `every kind is read, stored and shown in the order of the server`() async throws {
    try await withThread { thread in
      // Neighbours of a minute would be one sentence.
      let events = SandboxEvent.examples(by: "grace")
      let example = SandboxThread("Steam", by: "ada", events.map { .event($0) })
      let number = try await thread.fixture.sandbox.open(example, in: "ada/engine")
      let page = IssueViewModel(thread.live.services, LiveFixture.engine, number)

      try await page.refreshCommand()

      let lines = page.entries.dropFirst()
      let expected = events.compactMap { Self.sentences[$0.kind] }
      let words = lines.map { line in
        line.line.dropFirst(3).dropLast().map(\.text).joined()
      }
      #expect(words == expected.map { $0.replacing("assigned grace", with: "assigned themselves") })
      #expect(lines.allSatisfy { $0.line.first?.style.contains(.decoration) == true })
    }
  }
}
