public import Bindery

/// The view model of an expert's cell, with a command for each button.
///
/// A cell observes changes in one of three styles: it observes properties by key path, it is the
/// delegate of the two commands, or it observes with the standard library alone.
public final class ExpertCellViewModel: Identifiable, LifetimeProviding {
  /// The expert's identifier.
  public let id: Expert.ID
  /// The expert's name.
  public let name: String
  /// The expert's field of knowledge.
  public let field: String
  /// Whether the user follows the expert.
  @MutableProperty public private(set) var isFollowed: Bool
  /// Whether the user likes the expert.
  @MutableProperty public private(set) var isLiked = false

  /// The title of the button.
  @Computed({ (cell: ExpertCellViewModel) in cell.isFollowed ? "Following" : "Follow" })
  public var buttonTitle

  /// Follows the expert, or stops following; its `result` holds a failure.
  public private(set) lazy var followCommand: Command<Void, Bool> = command { cell, _, complete in
    cell.request = cell.service.setFollowed(!cell.isFollowed, id: cell.id, complete)
  } onCancel: {
    $0.request?.dispose()
  }

  /// Likes the expert, or stops liking, without a request.
  public private(set) lazy var likeCommand = command { $0.isLiked.toggle() }

  /// The lifetime of the view model.
  public let lifetime = Lifetime()

  private let service: any ExpertService
  private var request: (any Disposable)?

  init(_ expert: Expert, service: any ExpertService) {
    id = expert.id
    name = expert.name
    field = expert.field
    self.service = service
    isFollowed = expert.isFollowed
    followCommand.onValue(self) { cell, isFollowed in cell.isFollowed = isFollowed }
  }

  deinit {}
}
