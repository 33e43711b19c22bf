public import BinderyNavigation
import Foundation
import GitHubValues

/// An issue that the user writes: its title, its text and its other members.
public final class IssueWriting: ViewModel {
  /// The greatest length of a title that GitHub takes, in characters.
  public static let longestTitle = 256

  /// The title.
  @MutableProperty public var title = ""
  /// The field of the text.
  public let composer: ComposerViewModel
  /// The labels, assignees and the milestone.
  public let options = IssueDraftOptions()
  /// Whether the issue can no longer be changed, because it waits to be sent.
  public let isRequest: Bool
  /// Issues with similar titles, the most similar first.
  @MutableProperty public internal(set) var similar: [SimilarIssue] = []

  /// The issue as it is now.
  @Computed({ (writing: IssueWriting) in writing.makeDraft() }) public var draft

  /// The issue before the user has changed it, which is not worth a draft.
  private var initial = IssueDraft()

  /// Opens the issue, when it has a title.
  public private(set) lazy var sendCommand = command(
    when: { !$0.isRequest && $0.isComplete && !$0.composer.isEditedElsewhere }
  ) { writing in
    writing.failure = nil
    writing.composer.isEditedElsewhere = true
    defer { writing.composer.isEditedElsewhere = false }
    try await writing.send()
  }

  private let send: @MainActor () async throws -> Void

  /// Makes an issue without a word.
  ///
  /// - Parameters:
  ///   - services: The services.
  ///   - repository: The repository.
  ///   - isRequest: Whether it waits to be sent.
  ///   - send: Stores the request.
  init(
    _ services: Services,
    in repository: GitHub.RepositoryName,
    isRequest: Bool,
    send: @escaping @MainActor () async throws -> Void
  ) {
    self.isRequest = isRequest
    self.send = send
    let owner = Owner()
    composer = ComposerViewModel(
      services,
      place: DocumentPlace(repository: repository, revision: "HEAD", path: ""),
      placeholder: "Describe the issue",
      sendTitle: Strings.createIssue,
      completions: ThreadNames(services, repository, 0) { [] },
      isSendable: { owner.writing?.isComplete ?? false },
      send: { _ in
        guard let writing = owner.writing else { throw CancellationError() }
        try await writing.send()
      }
    )
    super.init()
    owner.writing = self
    lifetime.add(
      sendCommand.errors.observeValues { [weak self, services] in
        self?.failure = services.message(for: $0)
      }
    )
    if !isRequest { followTitle(services, repository) }
  }

  /// Whether it has what the server demands: a title, and no text that is too long.
  public var isComplete: Bool { problem == nil }

  /// The reason why the issue cannot be opened; `nil` if it can.
  public var problem: String? {
    if title.trimmed.isEmpty { return "A title is needed." }
    let excess = title.count - Self.longestTitle
    if excess > 0 { return "The title is \(Strings.tooLong(by: excess))." }
    return composer.isTooLong ? "The text is \(composer.counter)." : nil
  }

  /// The labels, assignees and the milestone in words; empty for none.
  public var facts: String {
    [
      options.labels.isEmpty ? nil : options.labels.map(\.name).joined(separator: ", "),
      options.milestone.map { "milestone \($0.title)" },
      options.assignees.isEmpty
        ? nil : "assigned to \(options.assignees.map(\.login).joined(separator: ", "))",
    ].compactMap(\.self).joined(separator: " · ")
  }

  /// Shows an issue, which is not worth a draft until it is changed.
  func begin(with draft: IssueDraft) {
    show(draft)
    initial = untracked { self.draft }
  }

  /// Shows an issue as one change.
  func show(_ draft: IssueDraft) {
    batch {
      title = draft.title
      composer.restore(text: draft.body, selection: draft.body.utf8.endRange)
      (options.labels, options.assignees) = (draft.labels, draft.assignees)
      options.milestone = draft.milestone
    }
  }

  private func makeDraft() -> IssueDraft {
    var draft = IssueDraft(title: title, body: composer.text)
    (draft.labels, draft.assignees) = (options.labels, options.assignees)
    draft.milestone = options.milestone
    return draft
  }

  /// Lets the closures of the composer reach the issue, which is made after it.
  private final class Owner {
    weak var writing: IssueWriting?
  }
}

extension IssueWriting: DraftedText {
  /// The issue in its text form; empty while nothing has been changed.
  var content: ComposedText {
    let draft = draft
    return ComposedText(draft == initial ? "" : draft.text)
  }

  /// The message of the last failure.
  public internal(set) var failure: String? {
    get { composer.failure }
    set { composer.failure = newValue }
  }

  func restore(text: String, selection: Range<Int>?) {
    if let draft = IssueDraft(text: text) { show(draft) }
  }

  func observeContent(_ lifetime: Lifetime, _ changed: @escaping @MainActor () -> Void) {
    lifetime.observe(self, self, \.draft) { _, _, _ in changed() }
  }
}
