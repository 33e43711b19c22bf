import BinderyTesting
import Testing

@testable import OctavoViewModels

struct KeyringTests {
  let fakes = Fakes()

  private func loggingIn() async -> LoginViewModel {
    let login = fakes.login()
    fakes.show(.login(login))
    login.username = "juno"
    login.password = "bookbinder"
    fakes.session.gate = Gate()
    login.loginCommand.execute()
    await settle()
    return login
  }

  @Test func `a wait for the keyring is shown after a second, and can be cancelled`() async {
    let login = await loggingIn()

    fakes.session.waitsForKeyring = true
    #expect(login.progress == nil)
    fakes.scheduler.advance(by: .seconds(1))

    #expect(login.progress == "Waiting for the keyring…")
    login.actions.action("stop")?.perform()
    #expect(fakes.session.calls.last == "stopWaitingForKeyring")
    fakes.session.gate?.open()
    await settle()
    #expect(login.progress == nil)
    #expect(login.actions.action("stop")?.isEnabled == false)
  }

  @Test func `a keyring that answers at once is not mentioned`() async {
    let login = await loggingIn()

    fakes.session.waitsForKeyring = true
    fakes.session.waitsForKeyring = false
    fakes.scheduler.advance(by: .seconds(2))

    #expect(login.progress == nil)
    fakes.session.gate?.open()
    await settle()
    #expect(fakes.services.notice == nil)
  }

  @Test(arguments: [
    (TokenPlace.file(path: "/t"), "a file that only you can read: /t"),
    (.memory, "nowhere (kept in memory until you quit)"),
  ])
  func `after a login without the keyring a notice says where the token is`(
    place: TokenPlace,
    text: String
  ) async {
    fakes.session.keyringFailed = true
    fakes.session.tokenPlace = place
    let login = await loggingIn()

    fakes.session.gate?.open()
    await settle()

    #expect(
      fakes.services.notice?.text == "The keyring was not used. Token stored in: \(text)"
    )
    _ = login
  }

  @Test func `a keyring that was silent at the start is the reason for the login`() {
    fakes.session.keyringFailed = true

    #expect(fakes.login().message == "The keyring did not answer. Please log in again.")
  }
}
