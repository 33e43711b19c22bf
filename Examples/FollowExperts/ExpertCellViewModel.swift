public import Bindery

/// One expert in the list, with a command for each button of the cell.
///
/// A cell learns of changes in one of two styles: it observes properties by key path, or it is the
/// delegate of the two commands.
public final class ExpertCellViewModel: Identifiable {
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
  public private(set) lazy var buttonTitle = computed { [unowned self] in
    isFollowed ? "Following" : "Follow"
  }

  /// Follows the expert, or stops following; a failure stands in its `result`.
  public private(set) lazy var followCommand = Command<Void, Bool> { [unowned self] _, complete in
    request = service.setFollowed(!isFollowed, id: id, complete)
  } onCancel: { [weak self] in
    self?.request?.dispose()
  }

  /// Likes the expert, or stops liking: nobody has to be asked.
  public private(set) lazy var likeCommand = Command<Void, Void> { [unowned self] in
    isLiked.toggle()
  }

  private let service: any ExpertService
  private var request: (any Disposable)?
  private let lifetime = Lifetime()

  init(_ expert: Expert, service: any ExpertService) {
    id = expert.id
    name = expert.name
    field = expert.field
    self.service = service
    isFollowed = expert.isFollowed
    lifetime += followCommand.onValue { [weak self] in self?.isFollowed = $0 }
  }

  deinit {}
}
