public import Bindery

/// The screen on which one follows experts.
public final class FollowExpertsViewModel: ViewModel {
  /// Whom there is to follow, as the server tells it.
  @MutableProperty public private(set) var usersToFollow: [Expert] = []
  /// A view model for each of them, in the same order.
  @MutableProperty public private(set) var cellViewModels: [ExpertCellViewModel] = []
  /// What went wrong last, wherever on the screen; `nil` once something has worked again.
  @MutableProperty public private(set) var error: String?

  /// Asks the server for the experts.
  public private(set) lazy var loadCommand = Command<Void, [Expert]> { [unowned self] _, complete in
    request = service.experts(complete)
  } onCancel: { [weak self] in
    self?.request?.dispose()
  }

  private let service: any ExpertService
  private var request: (any Disposable)?

  /// Makes the screen over a service.
  public init(service: any ExpertService) {
    self.service = service
    super.init()
    lifetime += loadCommand.onValue { [weak self] in self?.show($0) }
    lifetime += loadCommand.onError { [weak self] in self?.error = Self.words(for: $0) }
  }

  /// How many experts are followed.
  public private(set) lazy var followedCount = computed { [unowned self] in
    cellViewModels.count { $0.isFollowed }
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
    lifetime += cell.followCommand.onValue { [weak self] _ in self?.error = nil }
    lifetime += cell.followCommand.onError { [weak self] in
      self?.error = "\(expert.name): \(Self.words(for: $0))"
    }
    return cell
  }

  private static func words(for error: any Error) -> String {
    switch error as? ExpertError {
    case .offline: "There is no network."
    case .refused: "wants no more followers."
    case nil: "Something went wrong."
    }
  }
}
