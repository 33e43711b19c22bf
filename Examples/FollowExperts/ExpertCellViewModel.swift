public import Bindery

/// One expert in the list, with a command for each button of the cell.
///
/// A cell learns of changes in one of two styles: it observes properties by key path, or it is the
/// delegate of the two commands.
public final class ExpertCellViewModel: Identifiable, LifetimeProviding {
  /// The expert's identity.
  public let id: Expert.ID
  /// The expert's name.
  public let name: String
  /// What the expert knows.
  public let field: String
  /// Whether the reader follows the expert.
  @MutableProperty public private(set) var isFollowed: Bool
  /// Whether the reader likes the expert.
  @MutableProperty public private(set) var isLiked = false

  /// The words on the button.
  @Computed({ (cell: ExpertCellViewModel) in cell.isFollowed ? "Following" : "Follow" })
  public var buttonTitle

  /// Follows the expert, or stops following; a failure stands in its `result`.
  public private(set) lazy var followCommand: Command<Void, Bool> = command { cell, _, complete in
    cell.request = cell.service.setFollowed(!cell.isFollowed, id: cell.id, complete)
  } onCancel: {
    $0.request?.dispose()
  }

  /// Likes the expert, or stops liking: nobody has to be asked.
  public private(set) lazy var likeCommand = command { $0.isLiked.toggle() }

  /// Ends with the cell.
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
