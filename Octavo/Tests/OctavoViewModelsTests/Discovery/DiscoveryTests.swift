import BinderyTesting
import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

struct DiscoveryTests {
  let fakes = Fakes()

  private func shown(_ discovery: Discovery) async throws -> DiscoveryViewModel {
    fakes.logIn()
    fakes.addExplore()
    _ = fakes.services
    fakes.navigation.resetRoot(.explore)
    fakes.services.navigation.push(.discovery(discovery))
    await settle()
    return try fakes.top()
  }

  @Test(arguments: [
    (Discovery(.trending(.daily)), "created:>=2027-01-14"),
    (Discovery(.trending(.weekly), language: "C++"), "created:>=2027-01-08 language:\"C++\""),
    (Discovery(.trending(.monthly)), "created:>=2026-12-16"),
    (Discovery(.popular), "stars:>=1"),
    (Discovery(.popular, language: "Jupyter Notebook"), "stars:>=1 language:\"Jupyter Notebook\""),
    (Discovery(.topic("tides")), "topic:\"tides\""),
    (Discovery(.users), "type:user followers:>=1"),
    (
      Discovery(.users, language: "Swift", country: "New Zealand"),
      "type:user followers:>=1 location:\"New Zealand\" language:\"Swift\""
    ),
    (Discovery(.accounts(matching: "tide")), "tide"),
    (Discovery(.repositories(matching: "tide"), language: "C"), "tide language:\"C\""),
    (Discovery(.popular, language: "a\" stars:0"), "stars:>=1 language:\"a stars:0\""),
  ])
  func `a list is a search of the server`(discovery: Discovery, query: String) {
    #expect(discovery.query(at: Sample.now) == query)
  }

  @Test func `the stored list of yesterday is that of today`() {
    let lists = [Sample.now, Sample.now.addingTimeInterval(86_400)].map {
      StoreQuery.repositories(of: Discovery(.trending(.weekly)), at: $0)
    }

    #expect(lists[0] == lists[1])
    #expect(lists[0] != .repositories(of: Discovery(.trending(.daily)), at: Sample.now))
    #expect(
      lists[0] != .repositories(of: Discovery(.trending(.weekly), language: "C"), at: Sample.now)
    )
  }

  @Test func `trending repositories are labelled as a search, with period and language`()
    async throws
  {
    let trending = try await shown(Discovery(.trending(.weekly)))

    #expect(
      trending.screenTitle == .double("Trending", subtitle: "New repositories with the most stars")
    )
    #expect(trending.choices.map(\.value) == ["This Week", "All Languages"])
    #expect(trending.rows.map(\.repository.name) == ["new"])
    #expect(trending.rows.map(\.owner) == ["hina-m"])
  }

  @Test func `another language is another list in the same place`() async throws {
    let trending = try await shown(Discovery(.trending(.weekly)))
    let swift = Discovery(.trending(.weekly), language: "Swift")
    fakes.sync[pages: .repositories(of: swift, at: fakes.now)] = Sample.pages([
      Sample.repository("a/swift", id: 9)
    ])

    trending.actions.action("language")?.perform()
    await settle()
    let picker = try fakes.top(OptionPickerViewModel.self)
    #expect(picker.rows.filter(\.isCurrent).map(\.title) == ["All Languages"])
    picker.open(try #require(picker.rows.first { $0.title == "Swift" }))
    await settle()

    #expect(fakes.navigation.path.targets == [.explore, .discovery(swift)])
    let list = try fakes.top(DiscoveryViewModel.self)
    #expect(list.rows.map(\.repository.name) == ["swift"])
    #expect(list.choices.map(\.value) == ["This Week", "Swift"])
  }

  @Test func `the choices of each list are those of the next start`() async throws {
    let trending = try await shown(Discovery(.trending(.weekly)))
    try await choose("Swift", by: "language", in: trending)
    try await choose("Today", by: "period", in: try fakes.top(DiscoveryViewModel.self))
    fakes.services.navigation.push(.discovery(Discovery(.users)))
    await settle()
    try await choose("Japan", by: "country", in: try fakes.top(AccountDiscoveryViewModel.self))
    let next = Fakes()
    next.preferences[Settings.discoveries] = fakes.preferences[Settings.discoveries]
    next.logIn()
    next.addExplore()
    next.navigation.resetRoot(.explore)
    await settle()

    let explore = try next.top(ExploreViewModel.self)
    let routes = explore.rows.compactMap { row -> Route? in
      if case .all(_, let route) = row.content { route } else { nil }
    }

    #expect(
      routes == [
        .discovery(Discovery(.trending(.daily), language: "Swift")),
        .discovery(Discovery(.popular)), .discovery(Discovery(.users, country: "Japan")), .topics,
      ]
    )
    // The lists in brief have titles that name their choices.
    #expect(explore.sections.first?.title == "New This Week, Most Stars")
  }

  @Test func `a topic has its own language, and the latest choice is the one that counts`()
    async throws
  {
    let tides = try await shown(Discovery(.topic("tides")))
    try await choose("Swift", by: "language", in: tides)
    try await choose("C", by: "language", in: try fakes.top(DiscoveryViewModel.self))

    let services = fakes.services

    #expect(services.withChoices(Discovery(.topic("tides"))).language == "C")
    #expect(services.withChoices(Discovery(.topic("birds"))).language == nil)
    #expect(fakes.preferences[Settings.discoveries].count == 1)
    let row = services.row(GitHub.Topic(name: "tides", title: nil, summary: nil))
    #expect(row.route == .discovery(Discovery(.topic("tides"), language: "C")))
  }

  /// Chooses an option of a list.
  private func choose(
    _ title: String,
    by action: String,
    in list: some DiscoveryScreen & ActionProviding
  ) async throws {
    list.actions.action(action)?.perform()
    try await fakes.choose(title)
  }

  @Test func `a search has ages and a language, and its choice is not that of another search`()
    async throws
  {
    let all = Discovery(.repositories(matching: "tide"))
    let swift = Discovery(.repositories(matching: "tide"), language: "Swift")
    var repository = Sample.repository()
    repository.pushedAt = fakes.now.addingTimeInterval(-3 * 86_400)
    fakes.sync[pages: .search("tide")] = Sample.pages([repository])
    fakes.sync[pages: .search("tide language:\"Swift\"")] = Sample.pages([
      Sample.repository("a/swift", id: 9)
    ])
    let search = try await shown(all)
    #expect(search.rows.map(\.age) == ["3 days ago"])
    #expect(search.terms?.words == ["tide"])

    try await choose("Swift", by: "language", in: search)

    #expect(fakes.navigation.path.targets == [.explore, .discovery(swift)])
    #expect(try fakes.top(DiscoveryViewModel.self).rows.map(\.repository.name) == ["swift"])
    #expect(fakes.preferences[Settings.discoveries] == [])
  }

  @Test func `a topic has its name, description and number of repositories above the list`()
    async throws
  {
    fakes.sync[pages: .repositories(of: Discovery(.topic("tides")), at: fakes.now)] = Sample.pages(
      [Sample.repository()]
    )
    fakes.sync[pages: .topics(named: "tides")] = Sample.pages([
      .init(name: "tidesql"),
      .init(name: "tides", title: "Tides", summary: "The water", repositories: 1200),
    ])

    let tides = try await shown(Discovery(.topic("tides")))

    #expect(tides.screenTitle == .double("Tides", subtitle: "Repositories with this topic"))
    #expect(tides.about == "The water · 1,200 repositories")
  }

  @Test func `a list that is no topic has nothing above it, and asks for no topic`() async throws {
    let trending = try await shown(Discovery(.trending(.weekly)))

    #expect(trending.about == nil)
    #expect(!fakes.sync.requests.contains { $0.hasPrefix("topics named") })
  }

  @Test func `a picker that is closed changes nothing`() async throws {
    let trending = try await shown(Discovery(.trending(.weekly)))
    trending.actions.action("period")?.perform()
    await settle()

    try fakes.top(OptionPickerViewModel.self).cancel()
    await settle()

    #expect(try fakes.top(DiscoveryViewModel.self) === trending)
  }

  @Test func `popular users have a country and a language`() async throws {
    fakes.logIn()
    fakes.viewerState.learnAll(.follow, set: [])
    fakes.addExplore()
    _ = fakes.services
    fakes.navigation.resetRoot(.explore)
    fakes.services.navigation.push(.discovery(Discovery(.users, country: "Japan")))
    let japan = Discovery(.users, country: "Japan")
    fakes.sync[pages: .accounts(of: japan)] = Sample.pages([.init(login: "hina-m", kind: .user)])
    await settle()

    let users = try fakes.top(AccountDiscoveryViewModel.self)
    users.refresh()
    await settle()

    #expect(users.choices.map(\.value) == ["Japan", "All Languages"])
    #expect(users.rows.map(\.login) == ["hina-m"])
    users.actions(for: users.rows[0]).action("follow")?.perform()
    await settle()
    #expect(users.followState(of: users.rows[0]) == .followed)
    users.actions(for: users.rows[0]).action("browser")?.perform()
    #expect(fakes.opened == ["https://ghe.example.com/hina-m"])
    users.open(users.rows[0])
    #expect(fakes.navigation.path.targets.last == .user("hina-m"))
  }

  @Test func `a list that cannot be loaded says so, above the stored rows too`() async throws {
    let popular = Discovery(.popular)
    let list = try await shown(popular)
    fakes.sync[failure: .repositories(of: popular, at: fakes.now)] = .offline

    list.refresh()
    await settle()

    #expect(list.problem?.hasPrefix("Offline. Showing what was stored") == true)
    #expect(list.rows.count == 6)
  }

  @Test func `a topic leads to its repositories, and has its page`() async throws {
    fakes.logIn()
    fakes.addExplore()
    _ = fakes.services
    fakes.navigation.resetRoot(.explore)
    fakes.services.navigation.push(.topics)
    await settle()
    let topics = try fakes.top(TopicsViewModel.self)
    #expect(topics.rows.map(\.title) == ["Tides"])
    #expect(topics.screenTitle == .plain("Topics"))

    topics.actions(for: topics.rows[0]).action("browser")?.perform()
    topics.open(topics.rows[0])

    #expect(fakes.opened == ["https://ghe.example.com/topics/tides"])
    #expect(fakes.navigation.path.targets.last == .discovery(Discovery(.topic("tides"))))
  }
}
