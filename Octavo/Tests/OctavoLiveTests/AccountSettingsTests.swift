import OctavoLive
import OctavoViewModels
import Testing

/// The settings of which each account has its own value.
@Suite(.timeLimit(.minutes(20)))
struct AccountSettingsTests {
  private let choices = [Discovery(.popular, language: "Swift")]

  @Test func `the choices of an account are there at the next start`() async throws {
    try await withLiveFixture { fixture in
      let first = try await fixture.startLoggedIn()
      first.services.preferences[Settings.discoveries] = choices
      await first.end()

      let second = try await fixture.start()

      #expect(second.services.preferences[Settings.discoveries] == choices)
    }
  }

  @Test func `each account has its own choices, and a user who is logged out has none`()
    async throws
  {
    try await withLiveFixture { fixture in
      let other = try await fixture.startOther()
      let app = try await fixture.startLoggedIn()
      let (session, preferences) = (app.services.session, app.services.preferences)
      preferences[Settings.discoveries] = choices
      preferences[Settings.wrapsLines] = false

      try await session.prepareLogin(on: other.address, as: nil) {}
      preferences[Settings.discoveries] = [Discovery(.users)]
      _ = try await session.logIn(with: other.token)
      let ofOther = preferences[Settings.discoveries]
      _ = await session.activate(fixture.id) {}

      #expect(ofOther == [])
      #expect(preferences[Settings.discoveries] == choices)
      #expect(!preferences[Settings.wrapsLines])
      #expect(fixture.reports.isEmpty)
    }
  }

  @Test func `the choices of an account are deleted with its local data`() async throws {
    try await withLiveFixture { fixture in
      let first = try await fixture.startLoggedIn()
      first.services.preferences[Settings.discoveries] = choices

      await first.services.session.logOut(deletingLocalData: true)

      let next = try await fixture.startLoggedIn()
      #expect(next.services.preferences[Settings.discoveries] == [])
      #expect(fixture.reports.isEmpty)
    }
  }
}
