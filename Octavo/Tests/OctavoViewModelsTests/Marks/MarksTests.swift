import BinderyTesting
import GitHubValues
import Testing

@testable import OctavoViewModels

struct MarksTests {
  let world = World()
  private var stars: Marks<GitHub.RepositoryName> { world.services.stars }

  @Test func `a mark is not known until somebody says so`() async throws {
    #expect(stars[Sample.name] == nil)

    try await stars.find(Sample.name)
    try await stars.find(Sample.name)

    #expect(stars[Sample.name] == false)
    #expect(world.gitHub.calls == ["isStarred maralind/tides"])
  }

  @Test func `a mark that is not known is asked for before it is turned`() async throws {
    world.gitHub.starred = [Sample.name]

    try await stars.toggle(Sample.name)

    #expect(stars[Sample.name] == false)
    #expect(world.gitHub.calls == ["isStarred maralind/tides", "unstar maralind/tides"])
  }

  @Test func `while a change is on its way another is not begun, and news do not undo it`()
    async throws
  {
    stars.learn(false, of: [Sample.name])
    let gate = world.gitHub.hold("star")

    let first = Task.immediate { try await stars.toggle(Sample.name) }
    let second = Task.immediate { try await stars.toggle(Sample.name) }
    stars.learn(false, of: [Sample.name])
    await settle()
    #expect(stars[Sample.name] == true)
    gate.open()

    #expect(try await first.value)
    #expect(try await second.value)
    #expect(world.gitHub.calls == ["star maralind/tides"])
    #expect(stars[Sample.name] == true)
  }

  @Test func `everybody hears of the change, and of its taking back`() async {
    stars.learn(false, of: [Sample.name])
    world.gitHub.failures["star"] = .offline
    let changes = TestObserver(stars.changes)

    await #expect(throws: APIError.self) { try await stars.toggle(Sample.name) }

    #expect(changes.values.map(\.isOn) == [true, false])
    #expect(changes.values.allSatisfy { $0.key == Sample.name })
    #expect(!changes.hasEnded)
  }
}
