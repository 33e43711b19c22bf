public import BinderyNavigation
import Foundation
import GitHubValues
import IssueForms

/// An issue that the user writes: its title, its text or the fields of a form, and its other
/// members.
public final class IssueWriting: ViewModel {
  /// The title.
  @MutableProperty public var title = ""
  /// The field of the text, which a form has not.
  public let composer: ComposerViewModel
  /// The fields of the form; empty for an issue with a text.
  public private(set) var fields: [FormFieldWriting] = []
  /// The labels, assignees and the milestone.
  public let options = IssueDraftOptions()
  /// Whether the issue can no longer be changed, because it waits to be sent.
  public let isRequest: Bool
  /// Issues with similar titles, the most similar first.
  @MutableProperty public internal(set) var similar: [SimilarIssue] = []
  /// The search for such issues on the server, which no binding retains.
  var similarSearch: Command<String, [SimilarIssue]>?
  /// The field that was edited last, which the keys of Markdown change.
  @MutableProperty private(set) var current: ComposerViewModel

  /// The issue as it is now.
  @Computed({ (writing: IssueWriting) in writing.makeDraft() }) public var draft

  /// The name of the reference by which other texts know the issue; `nil` for none.
  private var reference: String?
  /// The issue before the user has changed it, which is not worth a draft.
  private var initial = IssueDraft()

  /// Opens the issue, when it has a title and the answers that the form demands.
  public private(set) lazy var sendCommand = command(
    when: { !$0.isRequest && $0.isComplete && !$0.composer.isEditedElsewhere }
  ) { writing in
    writing.failure = nil
    let composers = writing.composers
    for composer in composers { composer.isEditedElsewhere = true }
    defer { for composer in composers { composer.isEditedElsewhere = false } }
    try await writing.send()
  }

  private let send: @MainActor () async throws -> Void

  /// Makes an issue without a word.
  ///
  /// - Parameters:
  ///   - services: The services.
  ///   - repository: The repository.
  ///   - fields: The fields of the form; empty for an issue with a text.
  ///   - isRequest: Whether it waits to be sent.
  ///   - send: Stores the request.
  init(
    _ services: Services,
    in repository: GitHub.RepositoryName,
    fields: [FormField] = [],
    isRequest: Bool,
    send: @escaping @MainActor () async throws -> Void
  ) {
    self.isRequest = isRequest
    self.send = send
    let owner = Owner()
    let names = ThreadNames(services, repository, 0) { [] }
    func composer(_ placeholder: String, _ names: (any CompletionSource)?) -> ComposerViewModel {
      ComposerViewModel(
        services,
        place: services.document(in: repository),
        placeholder: placeholder,
        sendTitle: Strings.createIssue,
        completions: names,
        isSendable: { owner.writing?.isComplete ?? false },
        send: { _ in
          guard let writing = owner.writing else { throw CancellationError() }
          try await writing.send()
        }
      )
    }
    self.composer = composer("Describe the issue", names)
    current = self.composer
    self.fields = fields.map { field in
      // Code has no names.
      let field = field
      let names = field.language == nil ? names : nil
      let isText = field.kind == .textarea
      return FormFieldWriting(field, composer: isText ? composer(field.placeholder, names) : nil)
    }
    super.init()
    owner.writing = self
    lifetime.add(
      sendCommand.errors.observeValues { [weak self, services] in
        self?.failure = services.message(for: $0)
      }
    )
    let texts = self.fields.compactMap(\.composer)
    texts.first.map { current = $0 }
    for composer in texts {
      lifetime.observe(self, composer, \.content) { [weak composer] writing, _, _ in
        if let composer { writing.current = composer }
      }
    }
    if !isRequest { followTitle(services, repository) }
  }

  var composers: [ComposerViewModel] { [composer] + fields.compactMap(\.composer) }

  /// Whether it has what the server demands: a title, the answers, and no text that is too long.
  public var isComplete: Bool { problem == nil }

  /// The reason why the issue cannot be opened; `nil` if it can.
  public var problem: String? {
    if title.trimmed.isEmpty { return "A title is needed." }
    let excess = title.count - IssueDraft.longestTitle
    if excess > 0 { return "The title is \(Strings.tooLong(by: excess))." }
    if let problem = fields.lazy.compactMap(\.problem).first { return problem }
    if fields.isEmpty { return composer.isTooLong ? "The text is \(composer.counter)." : nil }
    let excessOfForm = ComposedText(body).length - ComposerViewModel.limit
    return excessOfForm > 0 ? "The form is \(Strings.tooLong(by: excessOfForm))." : nil
  }

  /// The number of characters of the text and the limit; nothing for a form.
  public var counter: String { fields.isEmpty ? composer.counter : "" }

  /// Whether only the page of the server can send the form.
  public var needsBrowser: Bool { fields.map(\.field).needsBrowser }

  /// The text of the issue.
  var body: String {
    guard !fields.isEmpty else { return composer.text }
    let answers = fields.map { ($0.id, $0.answer) }
    return fields.map(\.field).body(with: Dictionary(answers) { first, _ in first })
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
    reference = draft.reference
    batch {
      title = draft.title
      composer.restore(text: draft.body, selection: draft.body.utf8.endRange)
      (options.labels, options.assignees) = (draft.labels, draft.assignees)
      options.milestone = draft.milestone
      for field in fields { field.show(draft.answers[field.id] ?? field.field.initial) }
    }
  }

  private func makeDraft() -> IssueDraft {
    var draft = IssueDraft(title: title, body: composer.text)
    (draft.labels, draft.assignees) = (options.labels, options.assignees)
    draft.milestone = options.milestone
    for field in fields where field.answer != field.field.initial {
      draft.answers[field.id] = field.answer
    }
    draft.reference = reference
    return draft
  }

  /// Lets the closures of the composers reach the issue, which is made after them.
  private final class Owner {
    weak var writing: IssueWriting?
  }
}

extension IssueWriting: DraftedText {
  /// The issue in its text form; empty while nothing has been changed.
  var content: ComposedText {
    let draft = draft
    var unnamed = draft
    unnamed.reference = initial.reference
    return ComposedText(unnamed == initial ? "" : draft.text)
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
