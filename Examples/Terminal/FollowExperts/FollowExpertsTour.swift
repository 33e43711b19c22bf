import BinderyNavigation
import BinderyTerminal
import ExampleStage
import FollowExperts

/// The experts as a program.
struct FollowExpertsTour {
  let service: LocalExpertService
  let host: TerminalHost<Page>

  init(delay: @escaping LocalExpertService.Delay) {
    service = LocalExpertService(delay: delay)
    let view = FollowExpertsView(FollowExpertsViewModel(service: service))
    host = TerminalHost(view, name: "Follow experts")
  }

  static func program() -> Program {
    let latency: Duration = Program.hasTerminal ? .milliseconds(900) : .zero
    let scheduler = MainScheduler()
    let tour = FollowExpertsTour { scheduler.schedule(after: latency, $0) }
    return Program(
      tour.host,
      size: Size(columns: 80, rows: 20),
      tour: [
        Program.Stop("The experts"),
        Program.Stop("Follow one, like another", keys: "Enter j j l"),
        Program.Stop("One who refuses: the error is one property of the screen", keys: "j Enter"),
      ],
      isIdle: { tour.service.pending == 0 }
    )
  }
}
