import BinderyTesting
import Mine
import Testing

struct LoginViewModelTests {
  let scheduler = TestScheduler()
  let loginInfo = LoginInfo()

  private func login() -> LoginViewModel {
    LoginViewModel(
      service: AccountService(scheduler: scheduler, latency: .seconds(1), remembered: nil),
      loginInfo: loginInfo
    )
  }

  @Test func `a login needs both fields`() {
    let login = login()
    #expect(!login.loginCommand.isEnabled)

    login.name = "lin"
    #expect(!login.loginCommand.isEnabled)
    login.password = "plum"

    #expect(login.loginCommand.isEnabled)
  }

  @Test(arguments: [("lin", "pine"), ("nobody", "plum")])
  func `a failed login shows a message and changes nothing`(name: String, password: String) async {
    let login = login()
    login.name = name
    login.password = password

    login.loginCommand.execute()
    await settle()
    scheduler.run()
    await settle()

    #expect(login.message == "Incorrect name or password")
    #expect(loginInfo.account == nil)
    #expect(login.loginCommand.isEnabled)
  }

  @Test func `leaving the screen during a login does not log the user in`() async {
    let login = login()
    login.name = "lin"
    login.password = "plum"

    login.loginCommand.execute()
    await settle()
    login.loginCommand.cancel()
    await settle()
    scheduler.run()
    await settle()

    #expect(!login.loginCommand.isExecuting)
    #expect(loginInfo.account == nil)
    #expect(login.message == "")
  }
}
