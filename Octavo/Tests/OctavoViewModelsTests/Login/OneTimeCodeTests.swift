import BinderyTesting
import GitHubValues
import Testing

@testable import OctavoViewModels

struct OneTimeCodeTests {
  let fakes = Fakes()

  private func filledIn() -> LoginViewModel {
    fakes.session.oneTimeCode = "123456"
    let login = fakes.login()
    fakes.show(.login(login))
    login.username = "juno"
    login.password = "bookbinder"
    return login
  }

  @Test func `a one-time code is requested, and the login continues with it`() async {
    let login = filledIn()
    var questions: [OneTimeCodeQuestion] = []
    let token = login.oneTimeCode.answer {
      questions.append($0)
      return "123 456"
    }

    login.loginCommand.execute()
    await settle()

    #expect(
      questions == [OneTimeCodeQuestion(source: .app, isRepeated: false, suggestion: "")]
    )
    #expect(
      fakes.session.calls.filter { $0 != "known juno" && $0 != "known " }.suffix(2) == [
        "logIn juno", "logIn juno 123456",
      ]
    )
    #expect(fakes.navigation.outline == "[C0: Home]")
    token.dispose()
  }

  @Test func `a wrong code can be tried again`() async {
    let login = filledIn()
    var answers = ["000000", "111111", "123456"]
    var prompts: [String] = []
    let token = login.oneTimeCode.answer {
      prompts.append($0.prompt)
      return answers.removeFirst()
    }

    login.loginCommand.execute()
    await settle()

    #expect(
      prompts == [
        "Enter the code from your authenticator app.",
        "Incorrect code. Enter the code from your authenticator app.",
        "Incorrect code. Enter the code from your authenticator app.",
      ]
    )
    #expect(fakes.navigation.outline == "[C0: Home]")
    token.dispose()
  }

  @Test func `cancelling the code cancels the login without a message`() async {
    let login = filledIn()
    let token = login.oneTimeCode.answer { _ in nil }

    login.loginCommand.execute()
    await settle()

    #expect(login.message == nil)
    #expect(login.loginCommand.isEnabled)
    #expect(login.password == "bookbinder")
    #expect(fakes.navigation.outline == "[C0: Login]")
    token.dispose()
  }

  @Test func `the demo world suggests its code once`() async {
    fakes.session.server = Server(
      name: "Demo",
      webAddress: "http://127.0.0.1:1",
      loginMethods: [.password],
      demo: DemoAccount(username: "juno", password: "bookbinder", oneTimeCode: "246810")
    )
    let login = filledIn()
    var suggestions: [String] = []
    let token = login.oneTimeCode.answer {
      suggestions.append($0.suggestion)
      return suggestions.count == 1 ? $0.suggestion : "123456"
    }

    login.loginCommand.execute()
    await settle()

    #expect(suggestions == ["246810", ""])
    token.dispose()
  }
}
