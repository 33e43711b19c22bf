import BinderyTesting
import Foundation
import GitHubEndpoints
import GitHubValues
import Testing

@testable import OctavoViewModels

struct RepositoryLinkTests {
  let fakes = Fakes()

  private func shown(
    configure: (inout GitHub.Repository) -> Void = { _ in }
  ) async -> RepositoryViewModel {
    fakes.logIn()
    var value = Sample.repository()
    configure(&value)
    fakes.sync[.repository(Sample.name)] = value
    let repository = RepositoryViewModel(fakes.services, Sample.name)
    fakes.show(.repository(repository))
    await settle()
    return repository
  }

  @Test func `the count of forks, a topic and the home page lead to their pages`() async throws {
    let repository = await shown {
      $0.topics = ["sea", "a b"]
      $0.homepage = " tides.example.org/start "
    }
    let forks = try #require(repository.counts.first { $0.kind == .forks })

    repository.follow(try #require(repository.address(of: forks)))
    repository.follow(repository.topics[1].address)
    repository.follow(try #require(repository.homepage?.address))

    let routes = [
      Route.repositoryList(.forks(of: Sample.name)), .discovery(Discovery(.topic("a b"))),
    ]
    #expect(fakes.navigation.requests.suffix(2) == routes.map { "push \($0)" })
    #expect(repository.topics.map(\.title) == ["#sea", "#a b"])
    #expect(repository.homepage?.title == "tides.example.org/start")
    #expect(fakes.opened == ["https://tides.example.org/start"])
  }

  @Test(arguments: [
    (CountLabel.Kind.stars, "stargazers", PeopleList.stargazers(of: Sample.name)),
    (.watchers, "watchers", .watchers(of: Sample.name)),
  ])
  func `the counts of stars and watchers lead to lists of users, as their actions do`(
    kind: CountLabel.Kind,
    action: String,
    list: PeopleList
  ) async throws {
    let repository = await shown { $0.watchers = 3 }
    let count = try #require(repository.counts.first { $0.kind == kind })

    repository.follow(try #require(repository.address(of: count)))
    repository.actions.action(action)?.perform()

    let pushes = Array(repeating: "push \(Route.people(list))", count: 2)
    #expect(fakes.navigation.requests.suffix(2) == pushes)
  }

  @Test(arguments: [
    ("LICENSE", true), ("license-MIT.md", true), ("COPYING", true), ("UNLICENSE", true),
    ("license.txt", true), ("licence", true), ("Licenses.swift", false), ("licenses.json", false),
    ("LicenseTests.swift", false), ("docs", false),
  ])
  func `the action of the license leads to its file`(
    name: String,
    isFound: Bool
  ) async throws {
    let entries = [name, "README.md"].map { GitHub.TreeEntry(path: $0) }
    fakes.sync[.folder("", of: Sample.name, at: "main")] = RepositoryFolder(entries)
    let repository = await shown {
      $0.license = "MIT License"
      $0.defaultBranch = "main"
    }

    repository.actions.action("license")?.perform()
    await settle()

    let push = "push \(Route.source(Sample.name, revision: "main", path: name))"
    #expect(repository.license == "MIT License")
    #expect((fakes.navigation.requests.last == push) == isFound)
    #expect((fakes.services.notice == nil) == isFound)
    #expect(fakes.opened == [])
  }

  @Test func `a link to the section of the license is not the action of the license`() async throws
  {
    let repository = await shown {
      $0.license = "MIT License"
      $0.defaultBranch = "main"
    }
    let page = try #require(fakes.services.web.page(of: Sample.name, []))
    let root = StoreQuery<RepositoryFolder>.folder("", of: Sample.name, at: "main")

    repository.follow("\(page.absoluteString)#license")
    await settle()

    #expect(!fakes.sync.requests.contains("\(root)"))
    #expect(fakes.services.notice == nil)
  }

  @Test func `the latest release is named, and leads to its page`() async throws {
    fakes.sync[.latestRelease(of: Sample.name)] = GitHub.Release(id: 1, tag: "release/2.0") {
      $0.name = "High water"
      $0.publishedAt = Sample.now.addingTimeInterval(-2 * 86400)
    }
    let repository = await shown()
    let release = try #require(repository.latestRelease)

    repository.follow(release.address)
    repository.actions.action("release")?.perform()

    #expect([release.title, release.detail] == ["High water", "2 days ago"])
    let pushes = Array(
      repeating: "push \(Route.release(Sample.name, tag: "release/2.0"))",
      count: 2
    )
    #expect(fakes.navigation.requests.suffix(2) == pushes)
  }

  @Test func `a repository without a release names none, and that is no problem`() async {
    fakes.sync[.latestRelease(of: Sample.name)] = GitHub.Release?.none

    let repository = await shown()

    #expect(repository.latestRelease == nil && repository.problem == nil)
    #expect(repository.actions.action("release")?.isEnabled == false)
  }

  @Test(arguments: [nil, "", " ", "javascript:alert(1)", "file:///etc/passwd", "https://"])
  func `a home page that is no page is not shown`(text: String?) async {
    let repository = await shown { $0.homepage = text }

    #expect(repository.homepage == nil)
  }

  @Test func `the languages have their shares of the code`() async {
    fakes.sync[.languages(of: Sample.name)] = [("C", 750), ("Shell", 249), ("Make", 1), ("X", 0)]
      .map { GitHub.LanguageSize(name: $0.0, bytes: $0.1) }

    let repository = await shown()

    #expect(repository.languages.map(\.name) == ["C", "Shell", "Make"])
    #expect(repository.languages.map(\.percentage) == ["75.0 %", "24.9 %", "0.1 %"])
    #expect(repository.languages.cells(of: 40) == [29, 10, 1])
    #expect(repository.languages.cells(of: 2) == [0, 0, 0])
  }

  @Test func `languages beyond the sixth have one share, also of sizes without limit`() async {
    fakes.sync[.languages(of: Sample.name)] = (1...9).map {
      GitHub.LanguageSize(name: "L\($0)", bytes: .max)
    }

    let repository = await shown()

    #expect(repository.languages.map(\.name) == (1...6).map { "L\($0)" } + ["Other"])
    #expect(repository.languages.last?.percentage == "33.3 %")
    #expect(repository.languages.cells(of: 50).reduce(0, +) == 50)
  }

  @Test func `languages that cannot be loaded are no problem`() async {
    let repository = await shown()

    #expect(repository.languages == [])
    #expect(repository.problem == nil)
  }

  @Test func `the command that clones is copied`() async {
    let repository = await shown()

    repository.actions.action("clone")?.perform()
    repository.actions.action("clone.ssh")?.perform()

    #expect(
      fakes.copied == [
        "git clone https://ghe.example.com/maralind/tides.git",
        "git clone git@ghe.example.com:maralind/tides.git",
      ]
    )
    #expect(fakes.services.notice?.text == "Copied to clipboard.")
  }

  @Test func `a name of the server cannot smuggle a command into the clipboard`() async {
    let repository = await shown { $0.name = "a;rm -rf $(x)`y`'\n" }

    repository.copyCloneCommand(.https)
    repository.copyCloneCommand(.ssh)

    for command in fakes.copied {
      #expect(command.dropFirst("git clone ".count).allSatisfy { !" ;$()`'\n".contains($0) })
    }
  }

  @Test func `a mail shares the repository`() async {
    let repository = await shown()

    repository.actions.action("share")?.perform()

    #expect(
      fakes.opened == [
        "mailto:?subject=maralind%2Ftides"
          + "&body=https%3A%2F%2Fghe.example.com%2Fmaralind%2Ftides"
      ]
    )
  }
}
