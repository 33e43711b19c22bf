import BinderyTesting
import LoginSteps
import Testing

/// Tests of the three steps with a view model; none needs a form.
struct LoginViewModelTests {
  let service = ControlledLoginService()

  @Test(arguments: Step.withViewModel)
  func `a login needs both fields`(step: Step) {
    let login = step.viewModel(service)

    var enabled: [Bool] = []
    for (username, password) in [("", ""), ("mona", ""), ("", "octave"), ("mona", "octave")] {
      login.username = username
      login.password = password
      enabled.append(login.isValid && login.loginCommand.isEnabled)
    }

    #expect(enabled == [false, false, false, true])
  }

  @Test(arguments: Step.withViewModel)
  func `the picture follows the typed name`(step: Step) {
    let login = step.viewModel(service)

    var pictures: [String?] = []
    for name in ["m", "mona", "mona2"] {
      login.username = name
      pictures.append(login.avatar)
    }

    #expect(pictures == [nil, "avatars/mona.png", nil])
  }

  @Test(arguments: Step.withViewModel)
  func `a second login is refused while one is running`(step: Step) async throws {
    let login = step.viewModel(service)
    login.username = "mona"
    login.password = "octave"

    login.loginCommand.execute()
    login.loginCommand.execute()
    #expect(login.loginCommand.isExecuting)
    #expect(service.attempts == ["mona:octave"])
    await service.answer(.success(Member(name: "Mona")))

    #expect(!login.loginCommand.isExecuting)
    #expect(try login.loginCommand.result?.get() == Member(name: "Mona"))
  }

  @Test(arguments: Step.withViewModel)
  func `the message about a failed login stays until the next attempt`(step: Step) async {
    let login = step.viewModel(service)
    login.username = "mona"
    login.password = "guess"

    login.loginCommand.execute()
    await service.answer(.failure(LoginError()))
    #expect(login.message == "Incorrect username or password")
    #expect(login.loginCommand.isEnabled)
    login.loginCommand.execute()

    #expect(login.message == "")
  }

  @Test(arguments: Step.withViewModel)
  func `a view model is released after its work`(step: Step) async {
    let service = service
    weak var login: (any LoginState)?
    do {
      let made = step.viewModel(service)
      login = made
      made.username = "mona"
      made.password = "octave"
      made.loginCommand.execute()
      await service.answer(.success(Member(name: "Mona")))
    }
    await settle()

    #expect(login == nil)
  }
}
