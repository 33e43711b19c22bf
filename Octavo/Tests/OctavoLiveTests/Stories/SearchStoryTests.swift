import BinderyTesting
import Foundation
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoViewModels

/// A search of the sandbox, which searches in real repositories: to the line of a file, without the
/// server, and up to the limit.
@Suite(.timeLimit(.minutes(20)))
struct SearchStoryTests {
  private static let files = [
    "src/tide.c": "int high;\nint low;\n\nint tide_height = 7;\nint end;\n",
    "README.md": "The moon\n",
  ]

  private func list(_ live: AppSession, _ text: String, _ kind: SearchPlace.Kind) async
    -> SearchListViewModel
  {
    live.services.navigation.push(.search(SearchPlace(text, kind)), .none)
    await live.settled()
    return (live.router.top?.viewModel as? SearchViewModel)?.selected
      ?? SearchViewModel(live.services, SearchPlace(text, kind)).selected
  }

  @Test func `code is found, opens at its line, and is found again without the server`()
    async throws
  {
    let repository = try TemplateRepository.make("harbour", Self.files)
    try await withLiveFixture([repository]) { fixture in
      let live = try await fixture.startLoggedIn()
      live.services.navigation.resetRoot(.home, .none)
      let found = await list(live, "tide_height repo:ada/harbour", .code)
      #expect(found.rows.map(\.title) == ["src/tide.c"])
      #expect(found.progress == "1 result · default branches; github.com may find more")

      found.didShow(found.rows)
      await live.settled()
      #expect(found.rows.first?.excerptNumbers == ["3 │ ", "4 │ ", "5 │ "])
      found.open(try #require(found.rows.first))
      await live.settled()
      let source = try #require(live.router.top?.viewModel as? SourceViewModel)
      #expect(source.lines == LineRange(4))
      #expect(source.texts[3] == "int tide_height = 7;")

      await fixture.sandbox.stop()
      live.services.navigation.pop()
      live.services.navigation.pop()
      let again = await list(live, "tide_height repo:ada/harbour", .code)
      #expect(again.rows.map(\.title) == ["src/tide.c"])
      #expect(again.problem?.hasPrefix("Offline. Showing what was stored") == true)
      again.didShow(again.rows)
      await live.settled()
      #expect(again.rows.first?.detail == "ada/harbour · line 4")
    }
  }

  @Test func `each kind is found with the number of all results`() async throws {
    let repository = try TemplateRepository.make("harbour", Self.files)
    try await withLiveFixture([repository]) { fixture in
      let live = try await fixture.startLoggedIn()
      live.services.navigation.resetRoot(.home, .none)
      _ = try await live.services.gitHub.send(
        .newIssue(
          title: "The moon is late",
          body: "Again",
          in: GitHub.RepositoryName(owner: "ada", name: "harbour")
        )
      )
      let searches: [(String, SearchPlace.Kind, String)] = [
        ("moon is:open", .issues, "The moon is late"), ("moon", .code, "README.md"),
        ("Begin repo:ada/harbour", .commits, "Begin"),
        ("harbour user:ada", .repositories, "ada/harbour"), ("ada in:login", .accounts, "ada"),
      ]

      for (text, kind, title) in searches {
        let found = await list(live, text, kind)
        #expect(found.rows.map(\.title) == [title], "\(kind)")
        #expect(found.progress?.hasPrefix("1 result") == true, "\(kind)")
      }
      let pulls = await list(live, "moon", .pulls)
      #expect(pulls.rows == [])
      #expect(pulls.progress == "0 results")
    }
  }

  @Test func `a search that GitHub has ended early says so, and a refused one why`() async throws {
    try await withLiveFixture { fixture in
      let live = try await fixture.startLoggedIn()
      live.services.navigation.resetRoot(.home, .none)
      let body = #"{"total_count": 4321, "incomplete_results": true, "items": []}"#
      fixture.sandbox.inject(
        SandboxFault(.status(200, body: body), pathPrefix: "/search/commits", count: 1)
      )

      let found = await list(live, "moon", .commits)
      #expect(
        found.progress
          == "4,321 results, of which GitHub gives the first 1,000"
          + " · GitHub stopped early: some are missing"
      )
      let refused = await list(live, String(repeating: "moon ", count: 60) + "x", .repositories)
      #expect(
        refused.content
          == .failed("GitHub refuses this search. Check the qualifiers and their values.")
      )
    }
  }

  @Test func `the eleventh search of code in a minute waits, and is then made`() async throws {
    let repository = try TemplateRepository.make("harbour", Self.files)
    try await withLiveFixture([repository]) { fixture in
      let scheduler = TestScheduler()
      fixture.serverClock.stop()
      fixture.clock.stop()
      let live = try await fixture.startLoggedIn(scheduler: scheduler)
      live.services.navigation.resetRoot(.home, .none)
      let found = await list(live, "moon", .code)
      for number in 0..<10 {
        found.keyword = "moon \(number == 9 ? "repo:ada/harbour" : "path:\(number)")"
        found.search()
        await live.settled()
      }
      #expect(
        found.content
          == .failed(
            "GitHub permits no more searches of code this minute. Searching again in 61 seconds."
          )
      )

      fixture.pass(61, scheduler)
      await live.settled()

      #expect(found.rows.map(\.title) == ["README.md"])
    }
  }
}
