public import BinderyNavigation
import GitHubValues

/// A comment that the user writes or changes: the field and its draft.
public final class CommentWriting: ViewModel {
  /// The text that is written.
  public enum Purpose: Equatable, Sendable {
    /// A new comment.
    case new
    /// Another text for a comment, which had this one; `creation` is the request that makes the
    /// comment while the server has not confirmed it.
    case edit(comment: Int?, creation: Int64?, base: String)
    /// Another title or text for the issue, which had this one.
    case issue(IssueEdit.Member, base: String)

    /// The purpose of an edit that is written again.
    init(of edit: any TextEdit) {
      switch edit {
      case let edit as IssueEdit: self = .issue(edit.member, base: edit.base)
      case let edit as CommentEdit:
        self = .edit(comment: edit.comment, creation: edit.creation, base: edit.base)
      default: self = .new
      }
    }

    /// Whether an empty text can be sent: an issue need not have one.
    var takesEmptyTexts: Bool { if case .issue(.text, _) = self { true } else { false } }

    /// The words above the field, in the empty field, and of the action that sends.
    var words: (title: String, placeholder: String, send: String) {
      switch self {
      case .new: ("New Comment", Strings.leaveComment, Strings.comment)
      case .edit: ("Change the Comment", "Change the comment", "Change Comment")
      case .issue(.title, _): ("Change the Title", "The title, in one line", "Change Title")
      case .issue(.text, _): ("Change the Text", "Change the text", "Change Text")
      }
    }
  }

  /// The purpose of the text.
  public let purpose: Purpose
  /// The purpose in words, above the field.
  public var title: String { purpose.words.title }
  /// The title of the action that closes the field.
  public var closeTitle: String { "Close Field" }
  /// The field.
  public let composer: ComposerViewModel

  private let keeper: DraftKeeper

  /// Opens the field for a purpose, with the draft that there is.
  ///
  /// - Parameters:
  ///   - services: The services.
  ///   - purpose: The purpose of the text.
  ///   - place: The issue or pull request.
  ///   - names: The names that can be completed.
  ///   - seen: Returns the thread as the user sees it.
  ///   - didEnd: Called when the text has been sent or discarded.
  init(
    _ services: Services,
    _ purpose: Purpose,
    on place: GitHub.IssuePlace,
    _ names: any CompletionSource,
    seen: @escaping @MainActor () -> SeenThread?,
    didEnd: @escaping @MainActor (_ isSent: Bool) -> Void
  ) {
    self.purpose = purpose
    let owner = Owner()
    var isSendable: (@MainActor () -> Bool)?
    if purpose.takesEmptyTexts { isSendable = { true } }
    composer = ComposerViewModel(
      services,
      place: services.document(ofIssue: place.number, in: place.name),
      placeholder: purpose.words.placeholder,
      sendTitle: purpose.words.send,
      completions: names,
      isSendable: isSendable,
      discard: { [owner] _ in
        try await owner.keeper?.discard()
        didEnd(false)
      },
      send: { [owner] text in
        guard let keeper = owner.keeper else { throw CancellationError() }
        try await keeper.consume { [base = keeper.base] outbox, draft in
          let (request, needed) = Self.request(text, purpose, from: base, on: place, seen: seen())
          return try await outbox.add(request, needing: needed, consuming: draft) != nil
        }
        didEnd(true)
      }
    )
    let draft =
      switch purpose {
      case .new: DraftPlace(place)
      case .edit(let comment, let creation, _): DraftPlace(place, editing: comment, creation)
      case .issue(let member, _): DraftPlace(place, member)
      }
    var base: String?
    switch purpose {
    case .new: break
    case .edit(_, _, let text), .issue(_, let text):
      base = text
      composer.restore(text: text)
    }
    self.keeper = DraftKeeper(of: composer, services, place: draft.text, base: base)
    super.init()
    owner.keeper = self.keeper
    self.keeper.warn()
  }

  /// Stores the text at once, as when the field is left.
  func store() { Task.immediate { [keeper] in await keeper.storeLater() } }

  private static func request(
    _ text: String,
    _ purpose: Purpose,
    from base: String?,
    on place: GitHub.IssuePlace,
    seen thread: SeenThread?
  ) -> (any RequestKind, needed: Int64?) {
    switch purpose {
    case .new: (NewComment(text, on: place, seen: thread), nil)
    case .edit(let comment, let creation, let seen):
      // A draft that is continued changes the text that was there when it was begun.
      (CommentEdit(text, of: comment, creation: creation, from: base ?? seen, on: place), creation)
    case .issue(let member, let seen):
      (IssueEdit(member, text, from: base ?? seen, of: place), nil)
    }
  }

  /// Lets the closures of the composer reach the keeper, which is made after it.
  private final class Owner {
    weak var keeper: DraftKeeper?
  }
}
