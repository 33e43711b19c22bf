#if canImport(Glibc) || canImport(Musl)
import BinderyNavigation
import BinderyTerminal
import ExampleStage
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
    Program.Stop("A name is asked for; Go is dim until it could be one"),
    Program.Stop("The first page has come", keys: "\"lighthouse\" Enter"),
    Program.Stop("Scrolling loads the rest, until there is no more", keys: "G G G G"),
    Program.Stop("A tap on the avatar", keys: "p"),
    Program.Stop("Somebody unknown", keys: "Esc / Ctrl+u \"flying_dutchman\" Enter"),
  ]

  static func main() {
    let latency: Duration = Program.hasTerminal ? .milliseconds(600) : .zero
    let boat = Tweetboat(scheduler: MainScheduler(), latency: latency)
    let program = Program(boat.host, tour: tour, isIdle: { boat.service.pending == 0 })
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
