#if canImport(Glibc) || canImport(Musl)
import BinderyNavigation
import BinderyTerminal
import ExampleSupport
import Mine

/// The program of the account page's example.
struct MineTour {
  private let service: AccountService
  private let mine: MineViewModel
  private let router = Router<MineScreen>()
  let host: TerminalHost<MineScreen>

  init(scheduler: any Scheduler, latency: Duration) {
    service = AccountService(scheduler: scheduler, latency: latency, remembered: nil)
    mine = MineViewModel(service: service, loginInfo: LoginInfo())
    router.resetRoot(.mine(mine))
    host = TerminalHost(router: router, name: "Mine") { [router] screen in
      switch screen {
      case .mine(let viewModel): MineView(viewModel, router: router)
      case .login(let viewModel): MineLoginView(viewModel, router: router)
      case .item(let viewModel): MineItemView(viewModel)
      }
    }
  }

  /// Whether every login has ended, and its outcome is shown.
  var isIdle: Bool {
    if case .login(let login) = router.top, login.logIn.isExecuting.value { return false }
    return !mine.autoLoginCommand.isExecuting
  }

  static func program() -> ExampleProgram {
    let latency: Duration = ExampleProgram.hasTerminal ? .milliseconds(700) : .zero
    let tour = MineTour(scheduler: MainScheduler(), latency: latency)
    return ExampleProgram(
      tour.host,
      size: Size(columns: 80, rows: 19),
      tour: [
        ExampleProgram.Step("The automatic login has failed"),
        ExampleProgram.Step("The header pushes the login", keys: "l \"lin\" Tab \"plum\""),
        ExampleProgram.Step("The page shows the account through its bindings", keys: "Enter"),
        ExampleProgram.Step("Each cell pushes a screen", keys: "j Enter"),
      ],
      isIdle: { tour.isIdle }
    )
  }
}
#endif
