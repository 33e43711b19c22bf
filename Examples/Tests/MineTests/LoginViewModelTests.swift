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

  @Test func `a login needs a name and a password, and the hint names what is missing`() {
    let login = login()
    var hints = [login.hint.value]
    var enabled = [login.logIn.isEnabled.value]

    for (name, password) in [("lin", ""), ("Lin 2", "plum"), ("lin", "plum"), ("", "plum")] {
      login.credentials.value = Credentials(name: name, password: password)
      hints.append(login.hint.value)
      enabled.append(login.logIn.isEnabled.value)
    }

    #expect(
      hints == [
        "Enter your name", "Enter your password", "A name has small letters only", "",
        "Enter your name",
      ]
    )
    #expect(enabled == [false, false, false, true, false])
  }

  @Test func `invalid credentials request no login`() {
    let login = login()
    login.credentials.value = Credentials(name: "lin", password: "")

    login.submit()
    scheduler.run()

    #expect(loginInfo.account == nil)
    #expect(login.message == "")
  }

  @Test(arguments: [("lin", "pine"), ("nobody", "plum")])
  func `a failed login shows a message and changes nothing`(name: String, password: String) {
    let login = login()
    login.credentials.value = Credentials(name: name, password: password)

    login.submit()
    scheduler.run()

    #expect(login.message == "Incorrect name or password")
    #expect(loginInfo.account == nil)
    #expect(login.logIn.isEnabled.value)
  }

  @Test func `a login ends with its screen and does not log the user in`() async {
    let (scheduler, loginInfo) = (scheduler, loginInfo)
    let service = AccountService(scheduler: scheduler, latency: .seconds(1), remembered: nil)
    let released = await isReleased {
      LoginViewModel(service: service, loginInfo: loginInfo)
    } afterwards: { login in
      login.credentials.value = Credentials(name: "lin", password: "plum")
      login.submit()
      #expect(login.logIn.isExecuting.value)
    }

    scheduler.run()

    #expect(released)
    #expect(service.pending == 0)
    #expect(loginInfo.account == nil)
  }
}
