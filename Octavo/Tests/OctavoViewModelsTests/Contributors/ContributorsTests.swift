import BinderyTesting
import Foundation
import Testing

@testable import GitHubValues
@testable import OctavoViewModels

struct ContributorsTests {
  let fakes = Fakes()

  private func shownList(_ contributors: [GitHub.Contributor]) async throws
    -> ContributorsViewModel
  {
    fakes.sync[pages: .contributors(to: Sample.name)] = Sample.pages(contributors)
    fakes.addTides()
    fakes.show(.repository(RepositoryViewModel(fakes.services, Sample.name)))
    await settle()
    let repository = try fakes.top(RepositoryViewModel.self)
    repository.actions.action("contributors")?.perform()
    await settle()
    return try fakes.top()
  }

  @Test func `the action of a repository shows who has committed, and how often`() async throws {
    let list = try await shownList([
      .init(account: .init(login: "hina-m"), contributions: 12),
      .init(account: .init(login: "juno"), contributions: 1),
      .init(account: .init(login: "renovate", kind: .bot), contributions: 3),
    ])

    #expect(list.rows.map(\.title) == ["hina-m", "juno", "renovate"])
    #expect(list.rows.map(\.detail) == ["12 commits", "1 commit", "Bot · 3 commits"])
    #expect(list.screenTitle == .double("Contributors", subtitle: "maralind/tides"))
  }

  @Test func `a row leads to the account, and has its page`() async throws {
    let list = try await shownList([.init(account: .init(login: "hina-m"), contributions: 12)])
    let row = try #require(list.rows.first)

    list.actions(for: row).action("browser")?.perform()
    list.open(row)

    #expect(fakes.opened == ["https://ghe.example.com/hina-m"])
    #expect(try fakes.top(ProfileViewModel.self).login == "hina-m")
  }

  @Test func `a contributor has a picture and can be followed, but not the user`() async throws {
    fakes.logIn()
    let picture = URL(string: "https://ghe.example.com/avatars/hina-m.png")
    let list = try await shownList([
      .init(account: .init(login: "hina-m", avatarURL: picture), contributions: 12),
      .init(account: .init(login: "juno"), contributions: 1),
    ])
    let (other, own) = (list.rows[0], list.rows[1])

    // The first loads whether the user follows the account, which is not known yet.
    for _ in 0..<2 {
      list.actions(for: other).action("follow")?.perform()
      await settle()
    }

    #expect(other.account?.avatarURL == picture)
    #expect(list.followState(of: other) == .followed)
    #expect(list.actions(for: other).action("follow")?.title == "Unfollow")
    #expect(list.actions(for: own).action("follow") == nil)
    #expect(list.followState(of: own) == nil)
  }

  @Test func `an empty repository has no contributors`() async throws {
    let list = try await shownList([])

    #expect(list.rows.isEmpty)
    #expect(list.emptyText == "No contributors yet.")
  }
}
