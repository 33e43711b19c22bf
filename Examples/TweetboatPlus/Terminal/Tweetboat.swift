#if canImport(Glibc) || canImport(Musl)
import BinderyNavigation
import BinderyTerminal
import ExampleSupport
#if canImport(Glibc)
import Glibc
#else
import Musl
#endif
import TweetboatPlus

/// Tweetboat Plus in the terminal.
///
/// `main` is synchronous, so that the terminal's loop owns the main thread.
@main
struct Tweetboat {
  let service: LocalTwitterService
  let router = Router<TweetboatScreen>()
  let host: TerminalHost<TweetboatScreen>

  init(scheduler: any Scheduler, latency: Duration) {
    service = LocalTwitterService(scheduler: scheduler, latency: latency)
    router.resetRoot(.lookup(TwitterLookupViewModel(service: service, navigation: router)))
    host = TerminalHost(
      router: router,
      name: "Tweetboat Plus",
      minimumSize: Size(columns: 60, rows: 16)
    ) { screen in
      switch screen {
      case .lookup(let viewModel): LookupView(viewModel)
      case .profile(let viewModel): ProfileView(viewModel)
      }
    }
  }

  static let tour = [
    ExampleProgram.Step("Go is disabled until the name is valid"),
    ExampleProgram.Step("The first page is loaded", keys: "\"lighthouse\" Enter"),
    ExampleProgram.Step("Scrolling loads the remaining pages", keys: "G G G G"),
    ExampleProgram.Step("A tap on the avatar", keys: "p"),
    ExampleProgram.Step("An unknown user", keys: "Esc / Ctrl+u \"flying_dutchman\" Enter"),
  ]

  static func main() {
    let latency: Duration = ExampleProgram.hasTerminal ? .milliseconds(600) : .zero
    let boat = Tweetboat(scheduler: MainScheduler(), latency: latency)
    let program = ExampleProgram(boat.host, tour: tour, isIdle: { boat.service.pending == 0 })
    exit(program.run())
  }
}
#else
/// The program where the terminal kit is empty.
@main
enum Tweetboat {
  static func main() { print("tweetboat needs a terminal and the C library of Linux.") }
}
#endif
