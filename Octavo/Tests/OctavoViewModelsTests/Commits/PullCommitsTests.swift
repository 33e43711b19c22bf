import BinderyTesting
import Foundation
import GitHubEndpoints
import GitHubValues
import Testing

@testable import OctavoViewModels

/// The commits of a pull request, and the way from one to the next.
struct PullCommitsTests {
  private let fakes = Fakes()
  private let commits = (1...3).map { number in
    GitHub.Commit(sha: "c\(number)", message: "Step \(number)", authorName: "Ada")
  }

  private func shown(_ facts: GitHub.PullCommitFacts?) async -> CommitsViewModel {
    fakes.sync[pages: .commits(ofPull: 7, of: Sample.name)] = Sample.pages(commits)
    fakes.sync[.commitFacts(ofPull: 7, of: Sample.name)] = facts
    let list = CommitsViewModel(fakes.services, Sample.name, pull: 7)
    fakes.show(.commits(list))
    await settle()
    return list
  }

  @Test func `each commit has its signature and its checks`() async {
    let list = await shown(
      GitHub.PullCommitFacts(
        head: "c3",
        total: 3,
        [
          .init("c1", isVerified: true, signature: "VALID", checks: .success),
          .init("c2", isVerified: false, signature: "UNVERIFIED_EMAIL", checks: .failure),
        ]
      )
    )

    #expect(
      list.rows.map(\.detail) == [
        "Ada · Verified · checks passed", "Ada · Unverified (unverified email) · checks failed",
        "Ada",
      ]
    )
    #expect(list.rows.map(\.sign) == [.passedCheck, .failingPull, nil])
    #expect(list.screenTitle == .double("Commits", subtitle: "maralind/tides#7"))
    #expect(list.progress == nil)
  }

  @Test func `the commits are shown without the facts`() async {
    let list = await shown(nil)

    #expect(list.rows.count == 3)
    #expect(list.problem == nil)
  }

  @Test func `more than 250 commits are the log of the head`() async {
    let head = [GitHub.Commit(sha: "c312", message: "Last")]
    fakes.sync[pages: .commits(of: Sample.name, at: "c312")] = Sample.pages(head)

    let list = await shown(GitHub.PullCommitFacts(head: "c312", total: 312))
    await settle()

    #expect(list.rows.map(\.commit.sha) == ["c312"])
    #expect(list.progress?.hasPrefix("The pull request has 312 commits") == true)
  }

  @Test func `a commit leads to the next and the previous one`() async throws {
    let list = await shown(nil)

    list.open(list.rows[0])
    await settle()
    let first = try fakes.top(ChangesViewModel.self)
    #expect(first.actions.action("commit.previous")?.isEnabled == false)
    first.actions.action("commit.next")?.perform()
    await settle()
    let second = try fakes.top(ChangesViewModel.self)

    #expect(second.subject == .commit("c2"))
    #expect(second.pull == 7)
    second.actions.action("commit.previous")?.perform()
    await settle()
    #expect(try fakes.top(ChangesViewModel.self).subject == .commit("c1"))
  }

  @Test func `a commit outside of a pull request has no neighbours`() async {
    let page = ChangesViewModel(fakes.services, Sample.name, .commit("c1"))

    #expect(page.actions.action("commit.next") == nil)
  }
}
