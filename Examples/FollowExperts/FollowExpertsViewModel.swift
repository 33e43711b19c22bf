public import Bindery

/// The view model of a list of experts that the user can follow.
public final class FollowExpertsViewModel: ViewModel {
  /// The experts that the server has returned.
  @MutableProperty public private(set) var usersToFollow: [Expert] = []
  /// A view model for each of them, in the same order.
  @MutableProperty public private(set) var cellViewModels: [ExpertCellViewModel] = []
  /// The last failure of any command of the screen; `nil` after the next success.
  @MutableProperty public private(set) var error: String?

  /// Requests the experts from the server.
  public private(set) lazy var loadCommand: Command<Void, [Expert]> = command {
    viewModel,
    _,
    complete in
    viewModel.request = viewModel.service.experts(complete)
  } onCancel: {
    $0.request?.dispose()
  }

  /// The number of experts that the user follows.
  @Computed({ (viewModel: FollowExpertsViewModel) in
    viewModel.cellViewModels.count { $0.isFollowed }
  }) public var followedCount

  private let service: any ExpertService
  private var request: (any Disposable)?

  /// Makes the view model with a service.
  public init(service: any ExpertService) {
    self.service = service
    super.init()
    loadCommand.onValue(self) { viewModel, experts in viewModel.show(experts) }
    loadCommand.onError(self) { viewModel, error in viewModel.error = Self.message(for: error) }
  }

  private func show(_ experts: [Expert]) {
    var cells: [ExpertCellViewModel] = []
    for expert in experts { cells.append(cell(for: expert)) }
    batch {
      usersToFollow = experts
      cellViewModels = cells
      error = nil
    }
  }

  private func cell(for expert: Expert) -> ExpertCellViewModel {
    let cell = ExpertCellViewModel(expert, service: service)
    cell.followCommand.onValue(self) { viewModel, _ in viewModel.error = nil }
    cell.followCommand.onError(self) { viewModel, error in
      viewModel.error = "\(expert.name): \(Self.message(for: error))"
    }
    return cell
  }

  private static func message(for error: any Error) -> String {
    switch error as? ExpertError {
    case .offline: "There is no network."
    case .refused: "accepts no more followers."
    case nil: "Something went wrong."
    }
  }
}
