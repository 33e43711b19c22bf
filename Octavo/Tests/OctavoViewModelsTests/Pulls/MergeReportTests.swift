import Foundation
import Testing

@testable import GitHubValues
@testable import OctavoViewModels

/// The reasons for and against a merge, in words and in the order of mending.
struct MergeReportTests {
  private func lines(
    checks: CheckList? = nil,
    conflicts: [String]? = nil,
    _ configure: (inout GitHub.PullDetails) -> Void
  ) -> [String] {
    var pull = Sample.pullDetails
    configure(&pull)
    return MergeReport(pull, checks: checks, conflicts: conflicts).lines.map(\.words)
  }

  @Test func `nothing is in the way`() {
    #expect(lines { $0.mergeState = "CLEAN" } == ["Can be merged into main"])
  }

  @Test func `all that is in the way is named, what has to be mended first at the top`() {
    let words = lines(
      checks: CheckList(
        GitHub.PullChecks(
          head: "new",
          [
            Sample.check("build", 1, .failure, isRequired: true), Sample.check("docs", 2, .failure),
            Sample.check("lint", 3, nil, isRequired: true),
          ]
        ),
        rules: [GitHub.RequiredCheck("deploy")]
      ),
      conflicts: ["a.swift", "b.swift", "c.swift", "d.swift"]
    ) {
      $0.facts.isDraft = true
      $0.facts.mergeable = .conflicting
      $0.facts.decision = .reviewRequired
      $0.facts.reviewers = [.init("grace"), .init("acme/core", isTeam: true)]
      $0.facts.unresolvedThreads = 1
      $0.mergeState = "BLOCKED"
      $0.opinions = [
        .init(author: "ada", state: .changesRequested, commit: "old", isOfWriter: true),
        .init(author: "joan", state: .approved, commit: "new", isOfWriter: true),
      ]
      $0.conditions = .init(
        approvals: 2,
        needsCodeOwners: true,
        needsResolution: true,
        isStrict: false,
        checks: []
      )
    }

    #expect(
      words == [
        "Is a draft",
        "Has conflicts with main in a.swift, b.swift, c.swift and 1 more",
        "ada asked for changes, before the newest commit",
        "1 approval is missing, with the owners of the files: grace and acme/core asked",
        "Required checks have failed: build",
        "Required checks have not passed yet: lint and deploy",
        "1 thread is not resolved",
      ]
    )
  }

  @Test func `a state that the server has not computed is a state of its own`() {
    let report = MergeReport(Sample.pullDetails.with { $0.facts.mergeable = .unknown })

    #expect(report.isComputing)
    #expect(report.lines.map(\.words) == ["GitHub has not computed yet whether it can be merged"])
    #expect(report.lines.map(\.kind) == [.waiting])
  }

  @Test func `a rule that the server does not name is said to be in the way`() {
    #expect(
      lines { $0.mergeState = "BLOCKED" }
        == ["A rule of main is in the way, which is not named"]
    )
  }

  @Test func `the place in the queue, and a merge that waits, come first`() {
    #expect(
      lines {
        ($0.facts.queuePosition, $0.queueState) = (3, "AWAITING_CHECKS")
      }.first == "Number 3 in the merge queue, which waits for checks"
    )
    #expect(
      lines { $0.automaticMerge = "SQUASH" }.first
        == "Is merged as soon as nothing is in the way (as one commit)"
    )
  }
}

extension Sample {
  /// A pull request of which nothing is in the way.
  static var pullDetails: GitHub.PullDetails {
    var facts = GitHub.PullFacts()
    facts.mergeable = .mergeable
    return GitHub.PullDetails(
      node: "PR_12",
      number: 12,
      facts: facts,
      head: GitHub.PullRequestBranch(name: "tide", sha: "new", repository: name),
      base: GitHub.PullRequestBranch(name: "main", sha: "base"),
      isFromFork: false,
      canBeModified: true,
      commits: 2,
      opinions: [],
      closes: []
    )
  }
}

extension GitHub.PullDetails {
  /// Returns the pull request with changes.
  func with(_ change: (inout Self) -> Void) -> Self {
    var pull = self
    change(&pull)
    return pull
  }
}
