import BinderyTesting
import GitHubValues
import Testing

@testable import OctavoViewModels

struct GHLoginTests {
  let fakes = Fakes()

  private func shown(_ account: GHAccount? = GHAccount(login: "juno")) async -> LoginViewModel {
    fakes.session.gh = account
    let login = fakes.login()
    fakes.show(.login(login))
    await settle()
    return login
  }

  @Test(arguments: [GHAccount(login: "juno"), nil])
  func `the token of gh is offered only where gh has one`(account: GHAccount?) async {
    let login = await shown(account)

    let action = login.actions.action("login.gh")

    #expect(action?.title == "Log In with Token of gh")
    #expect(action?.isEnabled == (account != nil))
  }

  @Test func `a gh that logs in meanwhile is found when the screen is shown again`() async {
    let login = await shown(nil)
    fakes.session.gh = GHAccount(login: "juno")

    fakes.navigation.push(.settings, .none)
    fakes.navigation.pop(animated: false)
    await settle()

    #expect(login.ghAccount == GHAccount(login: "juno"))
  }

  @Test(arguments: [
    (GHAccount(login: "juno"), "gh is logged in to ghe.example.com as “juno”."),
    (GHAccount(login: nil), "gh is logged in to ghe.example.com."),
  ])
  func `a question names the account first, and a success leads home`(
    account: GHAccount,
    beginning: String
  ) async {
    let login = await shown(account)
    var questions: [AlertContent] = []
    let token = login.confirmation.answer {
      questions.append($0)
      return $0.choices.last
    }

    login.ghLoginCommand.execute()
    await settle()

    #expect(questions.map(\.title) == ["Log in with the token of gh?"])
    #expect(questions.first?.choices.map(\.title) == ["Cancel", "Log In"])
    #expect(
      questions.first?.message
        == "\(beginning) Octavo stores a copy of its token until you log out."
    )
    #expect(fakes.session.calls.contains("logIn gh"))
    #expect(fakes.navigation.outline == "[C0: Home]")
    token.dispose()
  }

  @Test func `Cancel reads no token and shows no message`() async {
    let login = await shown()
    let token = login.confirmation.answer { $0.choices.first }

    login.ghLoginCommand.execute()
    await settle()

    #expect(!fakes.session.calls.contains("logIn gh"))
    #expect(login.message == nil)
    #expect(login.ghLoginCommand.isEnabled)
    token.dispose()
  }

  @Test func `the wait for gh is shown and can be cancelled`() async {
    fakes.session.server = Server(
      name: "ghe.example.com",
      webAddress: "https://ghe.example.com",
      loginMethods: [.token],
      offersBrowserLogin: true,
      offersDeviceLogin: true
    )
    let login = await shown()
    fakes.session.gate = Gate()
    let token = login.confirmation.answer { $0.choices.last }

    login.ghLoginCommand.execute()
    await settle()
    let progress = login.progress
    let others = [login.browserLoginCommand.isEnabled, login.deviceLoginCommand.isEnabled]
    login.actions.action("stop")?.perform()
    await settle()

    #expect(progress == "Waiting for gh…")
    #expect(others == [false, false])
    #expect(login.progress == nil)
    #expect(login.message == nil)
    #expect(fakes.navigation.outline == "[C0: Login]")
    token.dispose()
  }

  @Test(arguments: [
    (
      LoginFailure(.noGHToken),
      "gh has no token for ghe.example.com. Run “gh auth login --hostname ghe.example.com” and "
        + "try again, or use a token."
    ),
    (
      LoginFailure(.refusedGHToken),
      "ghe.example.com does not accept the token of gh. Run “gh auth login --hostname "
        + "ghe.example.com” and try again, or use a token."
    ),
  ])
  func `a failure has its next step`(failure: LoginFailure, message: String) async {
    let login = await shown()
    fakes.session.loginFailure = failure
    let token = login.confirmation.answer { $0.choices.last }

    login.ghLoginCommand.execute()
    await settle()

    #expect(login.message == message)
    token.dispose()
  }
}
