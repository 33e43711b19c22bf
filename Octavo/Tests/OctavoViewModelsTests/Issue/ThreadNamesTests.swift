import BinderyTesting
import Foundation
import GitHubEndpoints
import Testing

@testable import GitHubValues
@testable import OctavoViewModels

/// The names that are offered while a comment is typed.
struct ThreadNamesTests {
  private let fakes = Fakes()
  private let assignable = [
    GitHub.Account(login: "Ada"), .init(login: "adam"), .init(login: "bob"),
  ]

  /// Opens the field of a comment on an issue by ada, on which some have commented.
  private func composer(_ logins: [String] = []) async throws -> ComposerViewModel {
    fakes.addTides()
    fakes.sync[.issue(12, of: Sample.name)] = Sample.issue(12, comments: logins.count)
    fakes.sync[pages: .assignable(in: Sample.name)] = Sample.pages(assignable)
    let page = IssueViewModel(fakes.services, Sample.name, 12)
    fakes.show(.issue(page))
    await settle()
    let place = try #require(page.place)
    let comments = logins.enumerated().map { Sample.comment($0 + 1, "So.", by: $1) }
    fakes.sync[pages: .comments(on: place)] = Sample.pages(comments)
    page.refresh()
    await settle()
    page.write()
    return try #require(page.writing?.composer)
  }

  private func issue(_ number: Int, _ title: String) -> GitHub.Issue {
    GitHub.Issue(id: number, number: number, title: title)
  }

  private func pause() async {
    fakes.scheduler.advance(by: .milliseconds(200))
    await settle()
  }

  private func names(_ composer: ComposerViewModel) -> [String] {
    composer.completions?.names.map(\.text) ?? []
  }

  @Test func `the accounts of the thread are there at once, those of the repository behind them`()
    async throws
  {
    let composer = try await composer(["bob", "amy", "maralind", "bob"])

    composer.restore(text: "@")
    let stored = names(composer)
    await pause()

    #expect(stored == ["@bob", "@amy", "@ada", "@maralind"])
    #expect(names(composer) == ["@bob", "@amy", "@ada", "@adam", "@maralind"])
  }

  @Test func `a search adds the accounts that are on no list, once for a pause in the typing`()
    async throws
  {
    let composer = try await composer(["bob"])
    let search = Endpoint.accounts(matching: "ad in:login")
    fakes.gitHub[search] = .init(
      items: [
        .init(login: "ADAM"), .init(login: "adele"), .init(login: "a @all b"), .init(login: "zoe"),
      ]
    )

    for text in ["@a", "@ad"] { composer.restore(text: text) }
    await pause()

    #expect(names(composer) == ["@ada", "@adam", "@ADAM", "@adele"])
    #expect(fakes.gitHub.requests == requests(search))
  }

  @Test func `an answer for what was typed before does not take the place of a newer list`()
    async throws
  {
    let composer = try await composer()
    let (old, new) = (
      Endpoint.accounts(matching: "z in:login"), Endpoint.accounts(matching: "zo in:login")
    )
    fakes.gitHub[old] = .init(items: [.init(login: "zack"), .init(login: "zola")])
    fakes.gitHub[new] = .init(items: [.init(login: "zoe")])
    let gate = fakes.gitHub.hold(old)

    composer.restore(text: "@z")
    await pause()
    composer.restore(text: "@zo")
    await pause()
    gate.open()
    await settle()

    #expect(names(composer) == ["@zoe"])
  }

  @Test func `an issue is found by its number and by words of its title, and is not the thread`()
    async throws
  {
    let composer = try await composer()
    fakes.sync[pages: .latestIssues(of: Sample.name)] = Sample.pages([
      issue(31, "Moon and\nsun"), issue(12, "Tides come twice"), issue(3, "Neap tides"),
    ])
    let search = Endpoint.issueResults(for: "repo:maralind/tides in:title moon su")
    fakes.gitHub[search] = .init(items: [
      GitHub.SearchResult(item: issue(99, "The sun, the moon"), matches: [])
    ])

    var found: [[String]] = []
    for text in ["#", "#3", "#ti", "#moon-su"] {
      composer.restore(text: text)
      await pause()
      found.append(names(composer))
    }

    #expect(found == [["#31", "#3"], ["#3", "#31"], ["#3"], ["#31", "#99"]])
    #expect(composer.completions?.names.first?.detail == "Moon and sun")
  }

  @Test func `an issue that no list has is asked for by its number`() async throws {
    let composer = try await composer()
    fakes.gitHub[.issue(7, of: Sample.name)] = issue(7, "Ebb")

    composer.restore(text: "#7")
    await pause()
    let found = composer.completions?.names
    composer.restore(text: "#0")
    await pause()

    #expect(found == [Completion("#7", detail: "Ebb")])
    #expect(fakes.gitHub.requests == requests(.issue(7, of: Sample.name)))
  }

  @Test func `an emoji is found by its name, and its character is inserted`() async throws {
    let composer = try await composer()
    fakes.sync[.emojis] = [
      .init(name: "+1", character: "👍"), .init(name: "octocat", character: nil),
      .init(name: "ocean", character: "🌊"),
    ]

    composer.restore(text: "So :oc")
    await pause()
    let found = composer.completions?.names
    composer.selectCompletion(by: 1)
    composer.acceptSelectedCompletion()

    #expect(
      found == [
        Completion(":octocat:"), Completion("🌊", title: ":ocean:", detail: "🌊"),
      ]
    )
    #expect(composer.text == "So 🌊 ")
  }

  @Test func `the selected name stays selected while names come from the server`() async throws {
    let composer = try await composer(["amy"])

    composer.restore(text: "@a")
    composer.selectCompletion(by: 1)
    let selected = composer.completions.map { $0.names[$0.selected ?? 0].text }
    await pause()

    #expect(selected == "@ada" && names(composer).count == 3)
    #expect(composer.completions.map { $0.names[$0.selected ?? 0].text } == selected)
  }

  @Test func `nothing is asked for that is not needed where few requests are left`() async throws {
    fakes.sync.isNearLimit = true
    let composer = try await composer(["amy"])

    composer.restore(text: "@am")
    await pause()

    #expect(names(composer) == ["@amy"] && fakes.gitHub.requests.isEmpty)
  }

  @Test func `the names are released with the page`() async throws {
    let released = await isReleased {
      ThreadNames(fakes.services, Sample.name, 12) { [] }
    } afterwards: { names in
      _ = names.storedCompletions(of: CompletionToken(before: ComposedText("@a"))!)
      await settle()
    }

    #expect(released)
  }

  @Test func `an issue that is not sent is found by its title, and its reference is inserted`()
    async throws
  {
    let composer = try await composer()
    let repository = GitHub.RepositoryID(rawValue: 9)
    for (title, name) in [("Steam  rises", Sample.name), ("Steam", LocalName.other)] {
      let new = NewIssue(IssueDraft(title: title), in: repository, name)
      try await fakes.outbox.add(new)
    }
    let row = try #require(fakes.outbox.rows.first)
    await settle()

    composer.restore(text: "See #ste")
    let found = composer.completions?.names ?? []
    composer.acceptSelectedCompletion()

    let reference = UnsentReference(row).text
    #expect(found == [Completion(reference, title: "Not sent yet", detail: "Steam rises")])
    #expect(composer.text == "See \(reference) ")
  }

  @Test func `the reference of an issue that is not sent is copied with its repository`()
    async throws
  {
    fakes.addTides()
    let new = NewIssue(
      IssueDraft(title: "Steam"),
      in: GitHub.RepositoryID(rawValue: 9),
      Sample.name
    )
    try await fakes.outbox.add(new)
    let row = try #require(fakes.outbox.rows.first)
    let list = IssuesViewModel(fakes.services, .repository(Sample.name))
    fakes.show(.issues(list))
    await settle()

    let unsent = try #require(list.rows.first)
    list.actions(for: [unsent]).action("copy.reference")?.perform()

    #expect(fakes.copied == ["\(Sample.name)\(UnsentReference(row).text)"])
  }
}

private enum LocalName {
  static let other = GitHub.RepositoryName(owner: "ada", name: "other")
}
