import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

/// The table of all kinds of requests: each is stored and read back as the same.
struct RequestKindTests {
  private static let place = GitHub.IssuePlace(GitHub.RepositoryID(rawValue: 9), Sample.name, 12)

  /// A request of each kind.
  static let examples: [any RequestKind] = [
    StarRequest(.star(Sample.name), target: true), FollowRequest(.follow("ada"), target: false),
    ReactionRequest(.reaction(.init(.heart, to: 7, on: place)), target: true),
    SubscriptionRequest(.subscription(to: place), target: true),
    NewComment("\u{0}A\r\n\t“B” ", on: place), CommentEdit("B", of: 7, from: "A", on: place),
    CommentDeletion(of: 7, "A", on: place), NotificationDone(Sample.thread(1)),
    NotificationRead(Sample.thread(2)), NotificationSubscription(.muted, to: Sample.thread(3)),
    InboxRead(of: InboxRead.Place(Sample.name), upTo: Sample.now),
    IssueStateRequest(open: false, as: .notPlanned, place),
    IssueLabelRequest(
      GitHub.Label(name: "bug \u{1B}[31m", color: "ff0000"),
      isSet: true,
      on: place
    ),
    IssueAssigneeRequest(GitHub.Account(login: "ada"), isSet: false, on: place),
    IssueMilestoneRequest(nil, from: 3, on: place),
    IssueLockRequest(locked: true, because: .spam, place),
    IssueEdit(.title, "A\nB", from: "C", of: place),
    NewLabel(GitHub.Label(name: "urgent"), in: place.repository, Sample.name),
    NewIssue(
      IssueDraft(title: "A\n\u{1B}B", body: "\u{0}C"),
      template: ".github/ISSUE_TEMPLATE/a b.yml",
      in: place.repository,
      Sample.name
    ), IssueTypeRequest("Bug \u{1B}", from: nil, on: place),
    IssueLinkRequest(Sample.issue(7), .blocker, isSet: true, on: place),
    IssuePinRequest(true, place),
    IssueTransferRequest(to: GitHub.RepositoryName(owner: "ada", name: "tools"), place),
    IssueMute(place), CommentHiding(GitHub.Comment(id: 7, body: ""), as: .spam, on: place),
    NewMilestone("1.0 \u{1B}", in: place.repository, Sample.name),
    IssueProjectRequest(Sample.statuses[2], of: Sample.projectItem(), field: "F_1", on: place),
    IssueProjectMembership(Sample.projectItem().project, isSet: true, on: place),
    NewBranch("12-a\u{1B}", of: place),
    FileMarkRequest(
      true,
      Sample.changedFile("a\u{1B}\n.c", nil),
      of: Sample.pull([]),
      seen: .dismissed,
      on: place
    ),
    WorkflowRunRequest(
      .deploy([3]),
      Sample.run(30, name: "CI \u{1B}"),
      in: place.repository,
      Sample.name,
      pull: 12
    ),
  ]

  @Test func `each kind has an example, and a name of its own`() {
    let names = RequestKinds.all.map { $0.name }

    #expect(Set(names).count == names.count)
    #expect(Self.examples.map { type(of: $0).name } == names)
  }

  @Test func `each kind is read as it was stored, and says what it is`() throws {
    for example in Self.examples {
      let row = OutboxRow(id: 1, example.stored, createdAt: Sample.now)
      let read = try #require(RequestKinds.request(row))

      #expect("\(read)" == "\(example)")
      #expect(!read.sentence.isEmpty)
      #expect((read.route == nil) == (read is ReactionRequest || read is SubscriptionRequest))
    }
  }

  @Test func `a damaged value is no request`() {
    for example in Self.examples {
      var stored = example.stored
      stored.value = "{"
      let row = OutboxRow(id: 1, stored, createdAt: Sample.now)

      #expect(RequestKinds.request(row) == nil)
    }
  }

  @Test func `creations can be looked for, and edits have a condition`() {
    let categories = Set(RequestKinds.all.map { $0.category })

    #expect(categories == Set(RequestCategory.allCases))
  }
}
