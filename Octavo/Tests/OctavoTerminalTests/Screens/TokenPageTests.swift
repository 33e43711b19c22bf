import BinderyTerminal
import BinderyTesting
import GitHubAPI
import OctavoLive
import OctavoViewModels
import Testing

@testable import OctavoTerminal

@Suite(.timeLimit(.minutes(20)))
struct TokenPageTests {
  @Test(arguments: [Size(columns: 60, rows: 20), Size(columns: 80, rows: 24)])
  func `the address of the token page is shown as a whole`(size: Size) async throws {
    let app = try HeadlessApp(
      LiveConfiguration(host: .github, environment: [:]),
      size: size,
      jobs: settle
    )
    app.start(at: .login)
    await app.settled()

    let shown = app.terminal.text.filter { !$0.isWhitespace }
    await app.session.end()

    #expect(
      shown.contains(
        "https://github.com/settings/tokens/new?scopes=repo,read:user,user:follow,read:org"
          + ",project&description=Octavo"
      )
    )
  }
}
