import BinderyTesting
import GitHubEndpoints
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
    #expect(world.gitHub.requests == requests(.isStarred(Sample.name)))
  }

  @Test func `an unknown mark that is set already stays set`() async throws {
    world.gitHub[.isStarred(Sample.name)] = true
    let changes = TestObserver(stars.changes)

    let isChanged = try await stars.set(true, Sample.name)

    #expect(!isChanged)
    #expect(stars[Sample.name] == true)
    #expect(world.gitHub.requests == requests(.isStarred(Sample.name)))
    #expect(changes.values.isEmpty)
  }

  @Test func `an unknown mark is asked for before it is set`() async throws {
    let isChanged = try await stars.set(true, Sample.name)

    #expect(isChanged)
    #expect(stars[Sample.name] == true)
    #expect(
      world.gitHub.requests
        == requests(.isStarred(Sample.name), .setStarred(true, Sample.name))
    )
  }

  @Test func `a mark stays unknown where the server cannot be asked`() async {
    world.gitHub[failure: .isStarred(Sample.name)] = .offline

    await #expect(throws: APIError.self) { try await stars.set(true, Sample.name) }

    #expect(stars[Sample.name] == nil)
    #expect(world.gitHub.requests == requests(.isStarred(Sample.name)))
  }

  @Test func `while a change is on its way another is not begun, and news do not undo it`()
    async throws
  {
    stars.learn(false, of: [Sample.name])
    let gate = world.gitHub.hold(.setStarred(true, Sample.name))

    let first = Task.immediate { try await stars.set(true, Sample.name) }
    let second = Task.immediate { try await stars.set(false, Sample.name) }
    stars.learn(false, of: [Sample.name])
    await settle()
    #expect(stars[Sample.name] == true)
    gate.open()

    #expect(try await first.value)
    #expect(try await !second.value)
    #expect(world.gitHub.requests == requests(.setStarred(true, Sample.name)))
    #expect(stars[Sample.name] == true)
  }

  @Test func `everybody hears of the change, and of its taking back`() async {
    stars.learn(false, of: [Sample.name])
    world.gitHub[failure: .setStarred(true, Sample.name)] = .offline
    let changes = TestObserver(stars.changes)

    await #expect(throws: APIError.self) { try await stars.set(true, Sample.name) }

    #expect(changes.values.map(\.isOn) == [true, false])
    #expect(changes.values.allSatisfy { $0.key == Sample.name })
    #expect(!changes.hasEnded)
  }
}
