#if canImport(Glibc) || canImport(Musl)
import BinderyNavigation
import BinderyTerminal
import ExampleStage
import FollowExperts

/// The experts as a program.
struct FollowExpertsTour {
  private let viewModel: FollowExpertsViewModel
  let host: TerminalHost<Page>

  init(delay: @escaping LocalExpertService.Delay) {
    viewModel = FollowExpertsViewModel(service: LocalExpertService(delay: delay))
    host = TerminalHost(FollowExpertsView(viewModel), name: "Follow experts")
  }

  /// Whether every request has ended, and its outcome is on show.
  var isIdle: Bool {
    !viewModel.loadCommand.isExecuting
      && !viewModel.cellViewModels.contains { $0.followCommand.isExecuting }
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
      isIdle: { tour.isIdle }
    )
  }
}
#endif
