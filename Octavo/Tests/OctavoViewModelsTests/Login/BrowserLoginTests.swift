import BinderyTesting
import GitHubValues
import Testing

@testable import OctavoViewModels

struct BrowserLoginTests {
  let fakes = Fakes()

  private func shown(browser: Bool = true, device: Bool = true) -> LoginViewModel {
    fakes.session.server = Server(
      name: "github.com",
      webAddress: "https://github.com",
      loginMethods: [.token],
      offersBrowserLogin: browser,
      offersDeviceLogin: device
    )
    let login = fakes.login()
    fakes.show(.login(login))
    return login
  }

  @Test func `the browser is opened after a question, and a success leads home`() async {
    let login = shown()
    var questions: [AlertContent] = []
    let token = login.confirmation.answer {
      questions.append($0)
      return $0.choices.last
    }

    login.browserLoginCommand.execute()
    await settle()

    #expect(questions.map(\.title) == ["“Octavo” wants to open “your browser”"])
    #expect(questions.first?.choices.map(\.title) == ["Cancel", "Open"])
    #expect(fakes.session.calls.contains("logIn browser"))
    #expect(fakes.navigation.outline == "[C0: Home]")
    token.dispose()
  }

  @Test func `Cancel opens no browser and shows no message`() async {
    let login = shown()
    let token = login.confirmation.answer { $0.choices.first }

    login.browserLoginCommand.execute()
    await settle()

    #expect(!fakes.session.calls.contains("logIn browser"))
    #expect(login.message == nil)
    #expect(login.browserLoginCommand.isEnabled)
    token.dispose()
  }

  @Test func `the wait for the browser is shown and can be cancelled`() async {
    let login = shown()
    fakes.session.gate = Gate()
    let token = login.confirmation.answer { $0.choices.last }

    login.browserLoginCommand.execute()
    await settle()
    #expect(login.progress == "Waiting for your browser…")
    #expect(!login.deviceLoginCommand.isEnabled)
    login.actions.action("stop")?.perform()
    await settle()

    #expect(login.progress == nil)
    #expect(login.message == nil)
    #expect(fakes.navigation.outline == "[C0: Login]")
    token.dispose()
  }

  @Test(
    arguments: [
      (LoginFailure(.denied), "You refused the login in your browser. Try again, or use a token."),
      (LoginFailure(.expired), "The code has expired. Try again."),
      (
        LoginFailure(.wrongState),
        "The browser returned from another page. Try again, and use only the page that opens."
      ),
      (LoginFailure(.wrongCode), "The server did not accept the code. Try again."),
      (
        LoginFailure(.wrongClient),
        "The server does not accept the client ID or its secret. Check OCTAVO_CLIENT_ID and "
          + "OCTAVO_CLIENT_SECRET, or use a token."
      ),
      (LoginFailure(.noBrowser), "No browser found. Log in with a code or a token."),
      (LoginFailure(.noCallback), "Your browser did not return within 10 minutes. Try again."),
      (
        LoginFailure(.deviceLoginDisabled),
        "The app of this client ID may not log in with a code. Use your browser or a token."
      ),
      (
        LoginFailure(.other("odd_\u{1B}[2Jcode")),
        "The server refused the login (odd_Jcode). Try again, or use a token."
      ),
      (
        LoginFailure(.expired, clockSkew: .seconds(-7300)),
        "The code has expired. Try again. The clock of this computer is 2 hours behind the "
          + "server’s: set it first."
      ),
      (
        LoginFailure(.wrongCode, clockSkew: .seconds(600)),
        "The server did not accept the code. Try again. The clock of this computer is 10 minutes "
          + "ahead of the server’s: set it first."
      ),
    ]
  )
  func `a failure has its next step`(failure: LoginFailure, message: String) async {
    let login = shown()
    fakes.session.loginFailure = failure
    let token = login.confirmation.answer { $0.choices.last }

    login.browserLoginCommand.execute()
    await settle()

    #expect(login.message == message)
    token.dispose()
  }

  @Test func `without a client ID both ways are disabled, and the token page is named`() {
    let login = shown(browser: false, device: false)

    #expect(!login.browserLoginCommand.isEnabled)
    #expect(!login.deviceLoginCommand.isEnabled)
    #expect(
      login.pageHint
        == "Browser and code login need a client ID (OCTAVO_CLIENT_ID). Use a token instead."
    )
    #expect(login.tokenPage?.hasPrefix("https://github.com/settings/tokens/new") == true)
  }

  @Test(
    arguments: [
      (nil, nil), (["repo", "user"], nil),
      (["repo", "read:user", "user:follow", "write:org"], nil),
      (
        ["repo", "read:user", "read:org"],
        "Your token lacks the scope “user:follow”. Some actions will fail."
      ),
      (
        ["user"],
        "Your token lacks the scope “repo”. Some actions will fail."
      ),
    ] as [([String]?, String?)]
  )
  func `scopes that a token lacks are named`(scopes: [String]?, notice: String?) async {
    let login = shown()
    fakes.session.scopes = scopes
    login.token = fakes.session.token

    login.loginCommand.execute()
    await settle()

    #expect(fakes.services.notice?.text == notice)
  }
}
