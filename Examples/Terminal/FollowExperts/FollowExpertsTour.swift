#if canImport(Glibc) || canImport(Musl)
import BinderyNavigation
import BinderyTerminal
import ExampleSupport
import FollowExperts

/// The program of the experts example.
struct FollowExpertsTour {
  private let viewModel: FollowExpertsViewModel
  let host: TerminalHost<ViewOnlyScreen>

  init(delay: @escaping LocalExpertService.Delay) {
    viewModel = FollowExpertsViewModel(service: LocalExpertService(delay: delay))
    host = TerminalHost(FollowExpertsView(viewModel), name: "Follow experts")
  }

  /// Whether every request has ended, and its outcome is shown.
  var isIdle: Bool {
    !viewModel.loadCommand.isExecuting
      && !viewModel.cellViewModels.contains { $0.followCommand.isExecuting }
  }

  static func program() -> ExampleProgram {
    let latency: Duration = ExampleProgram.hasTerminal ? .milliseconds(900) : .zero
    let scheduler = MainScheduler()
    let tour = FollowExpertsTour { scheduler.schedule(after: latency, $0) }
    return ExampleProgram(
      tour.host,
      size: Size(columns: 80, rows: 20),
      tour: [
        ExampleProgram.Step("The experts"),
        ExampleProgram.Step("Follow one, like another", keys: "Enter j j l"),
        ExampleProgram.Step("A refusal: the error is a property of the screen", keys: "j Enter"),
      ],
      isIdle: { tour.isIdle }
    )
  }
}
#endif
