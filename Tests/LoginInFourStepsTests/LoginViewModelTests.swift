import BinderyTesting
import LoginSteps
import Testing

/// The same tests for the three steps that have a view model; none needs a form.
struct LoginViewModelTests {
  let service = ControlledLoginService()

  @Test(arguments: Step.withViewModel)
  func `a log-in needs both fields`(step: Step) {
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
  func `the picture comes and goes while a name is typed`(step: Step) {
    let login = step.viewModel(service)

    var pictures: [String?] = []
    for name in ["m", "mona", "mona2"] {
      login.username = name
      pictures.append(login.avatar)
    }

    #expect(pictures == [nil, "avatars/mona.png", nil])
  }

  @Test(arguments: Step.withViewModel)
  func `it cannot be asked twice at once`(step: Step) async throws {
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
  func `a refusal is told until the next attempt`(step: Step) async {
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
