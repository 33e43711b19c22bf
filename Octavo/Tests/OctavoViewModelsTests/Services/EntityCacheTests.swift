import BinderyTesting
import GitHubEndpoints
import GitHubValues
import Testing

@testable import OctavoViewModels

struct EntityCacheTests {
  let world = World()
  private let cache = EntityCache()

  @Test func `the entities that were put last are kept, and no more of them`() {
    let count = EntityKind.file.limit + 1

    for number in 0..<count {
      cache[.file(at: "\(number)", in: Sample.name, at: "main")] = GitHub.File(path: "", text: "")
    }

    let isKept = (0..<count).map { cache[.file(at: "\($0)", in: Sample.name, at: "main")] != nil }
    #expect(isKept == [false] + Array(repeating: true, count: count - 1))
  }

  @Test func `names are found in upper and lower case, and other kinds are not`() {
    cache[.user("Hina-M")] = Sample.user("Hina-M")

    #expect(cache[.user("hina-m")] == Sample.user("Hina-M"))
    #expect(cache[.repository(Sample.name)] == nil)
  }

  @Test func `a repository of a row is shown at once, with the stars that it has now`()
    async throws
  {
    world.addTides()
    let gate = world.gitHub.hold(.repository(Sample.name))
    _ = try world.showHome()
    let explore: ExploreViewModel = try world.tab(2)

    explore.open(Sample.repository(stars: 7))
    let repository: RepositoryViewModel = try world.top()
    #expect(repository.content == .loaded(Sample.repository(stars: 7)))
    await world.services.setStarred(true, Sample.repository())
    world.navigation.pop()
    world.services.navigation.push(.repository(Sample.name))

    #expect((try world.top() as RepositoryViewModel).repository?.stars == 8)
    gate.open()
    await settle()
  }

  @Test func `another account finds nothing of the one before`() {
    world.services.entities[.user("hina-m")] = Sample.user("hina-m")

    world.services.forgetAccount()

    #expect(world.services.entities[.user("hina-m")] == nil)
  }
}
