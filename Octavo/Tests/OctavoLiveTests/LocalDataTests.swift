import GitHubValues
import OctavoLive
import OctavoViewModels
import Testing

@Suite(.timeLimit(.minutes(30)))
struct LocalDataTests {
  @Test func `clearing removes the copies, and the user stays logged in`() async throws {
    let fixture = try await LiveFixture()
    let session = try await fixture.startLoggedIn()
    let services = session.services
    try await services.sync.refresh(.repository(LiveFixture.engine))
    await session.settled()
    let before = await services.localData.size() ?? 0

    let isCleared = await services.localData.clear()
    await session.settled()

    #expect(before > 0 && isCleared)
    #expect(services.store.result(of: .repository(LiveFixture.engine)).value == nil)
    #expect(services.session.user?.login == "ada")
    #expect(fixture.reports == [])
    try await services.sync.refresh(.repository(LiveFixture.engine))
    await session.settled()
    #expect(services.store.result(of: .repository(LiveFixture.engine)).value != nil)
    await fixture.end()
  }

  @Test func `the program asks its server in this program for releases, and finds none`()
    async throws
  {
    let fixture = try await LiveFixture()
    fixture.demo = DemoAccount(username: "ada", password: "right horse", oneTimeCode: "123456")
    let session = try await fixture.start()

    let release = try await session.services.releases.latestRelease(of: LiveFixture.engine)

    #expect(release == nil)
    await fixture.end()
  }
}
