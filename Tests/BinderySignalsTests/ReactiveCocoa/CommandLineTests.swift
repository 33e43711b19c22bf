import BinderyTesting
import Testing

/// The examples of `Documentation/FromReactiveCocoa.md` on commands and navigation.
@MainActor
struct CommandLineTests {
  private typealias Fault = LoginService.Fault

  private let viewModel = LoginViewModel(LoginService())

  @Test func `RACCommand is enabled by a signal`() {
    var enabled: [Bool] = []

    viewModel.loginCommand.enabled.producer.startWithValues { enabled.append($0) }

    viewModel.username = "mona"
    viewModel.password = "octave"
    #expect(enabled == [false, true])
  }

  @Test func `RACCommand executes, and its executing state changes`() async throws {
    var log: [String] = []
    viewModel.username = "mona"
    viewModel.password = "octave"

    viewModel.loginCommand.$isExecuting.signal.observeValues { log.append("executing \($0)") }
    viewModel.loginCommand.values.observeValues { log.append("welcome \($0)") }
    viewModel.loginCommand.execute()
    await settle()

    #expect(log == ["executing true", "executing false", "welcome mona"])
  }

  @Test func `RACCommand sends its errors`() async {
    var faults: [Fault] = []
    viewModel.username = "mona"
    viewModel.password = "wrong"

    viewModel.loginCommand.errors.observeValues { error in
      if let fault = error as? Fault { faults.append(fault) }
    }

    viewModel.loginCommand.execute()
    await settle()
    #expect(faults == [.wrongPassword])
    #expect(viewModel.message == "wrongPassword")
  }

  @Test func `executionSignals`() async {
    let search = Command<String, String>(.latest) { word in
      await settle()
      return word.uppercased()
    }
    var seen: [String] = []

    search.executionSignals
      .flatten(.latest)
      .observeValues { seen.append($0) }

    search.execute("lo")
    search.execute("loom")
    await settle()
    await settle()
    #expect(seen == ["LOOM"])
  }

  @Test func `each execution is a signal that ends`() async {
    var log: [String] = []
    let command = Command<Int, Int> { (number: Int) throws in
      guard number > 0 else { throw Fault.offline }
      return number
    }
    command.errors.observeValues { log.append("\($0)") }
    command.executionSignals.observeValues { execution in
      execution.observe { log.append("\($0)") }
    }

    command.execute(1)
    command.execute(0)

    #expect(log == ["value 1", "completed", "offline", "completed"])
  }

  @Test func `a typed command`() {
    let service = LoginService()
    var log: [String] = []

    let logIn = Action<(String, String), String, Fault>(enabledIf: viewModel.$isValid) {
      service.logIn($0.0, $0.1)
    }
    logIn.errors.observeValues { log.append("\($0)") }
    logIn.apply(("mona", "wrong")).startWithFailed { log.append("\($0)") }

    #expect(log == ["disabled"])
    viewModel.username = "mona"
    viewModel.password = "wrong"
    logIn.apply(("mona", "wrong")).startWithFailed { log.append("\($0)") }
    #expect(log.last == "wrongPassword")
  }

  @Test func `rac_signalForSelector of the navigation`() {
    struct Screen: NavigationScreen {
      let viewModel: ViewModel
    }
    let router = Router<Screen>()
    var requests: [String] = []

    router.requests.observeValues { request in
      requests.append("\(request)")
    }

    router.resetRoot(Screen(viewModel: viewModel))
    router.push(Screen(viewModel: LoginViewModel(LoginService())))
    #expect(requests == ["resetRoot Login", "push Login"])
  }
}
