public import BinderyNavigation

/// A field in which the user writes a text in Markdown, such as a comment, and sends it.
///
/// It has no screen of its own: the view model of a page owns it and shows its actions. The owner
/// stores drafts from ``content``, and sends.
///
/// ```swift
/// composer = ComposerViewModel(services, place: place, completions: source) { text in
///   try await comments.create(text)
/// }
/// composer.$content.signal.observeValues { drafts.save($0) }
/// ```
public final class ComposerViewModel: ViewModel, SectionedPage {
  /// The greatest length of a text that GitHub takes, in scalars.
  public static let limit = 65_536

  /// The text, as it was typed.
  @MutableProperty public var text = ""
  /// The selected part of the text, as offsets in UTF-8; an empty range is the cursor.
  ///
  /// A front end writes it together with the text, as one change.
  @MutableProperty public var selection = 0..<0
  /// Whether the text is shown as it will be read, in place of the field.
  @MutableProperty public private(set) var isPreviewing = false
  /// The message of the last failure to send; `nil` once the text is sent again.
  @MutableProperty public internal(set) var failure: String?
  /// Whether the text has been on its way to the store for so long that the user is to see it.
  @MutableProperty private(set) var showsSending = false
  /// Whether another program edits the text.
  @MutableProperty var isEditedElsewhere = false
  /// Whether the spelling of the text is checked where that is possible.
  @MutableProperty public private(set) var checksSpelling = true
  /// The names of the server for a token.
  @MutableProperty var requested = RequestedCompletions()
  /// The beginning of the token whose list the user has closed.
  @MutableProperty var closedToken: Int?
  /// The name that the user has selected in the list; `nil` for the first.
  @MutableProperty var selectedName: Completion.ID?

  /// The text with its selection: the content of a draft.
  @Computed({ (viewModel: ComposerViewModel) in
    ComposedText(viewModel.text, selection: viewModel.selection)
  })
  public var content
  /// The number of characters that can still be typed; negative beyond the limit.
  @Computed({ (viewModel: ComposerViewModel) in limit - ComposedText(viewModel.text).length })
  public var remaining
  /// The token in front of the cursor; `nil` while the field is not editable.
  @Computed({ (viewModel: ComposerViewModel) in
    viewModel.isEditable ? CompletionToken(before: viewModel.content) : nil
  })
  var token
  /// The list of names for the token in front of the cursor; `nil` for no list.
  @Computed({ (viewModel: ComposerViewModel) in viewModel.makeCompletions() })
  public var completions

  /// The place of the text, for the links and pictures in its preview.
  public let place: DocumentPlace
  /// The text of the empty field.
  public let placeholder: String
  /// The title of the action that sends.
  public let sendTitle: String
  /// The scroll position of the preview.
  public var scrollPosition = PagePosition()
  /// None, because a preview is not opened at a section.
  public var section: SectionReveal? { nil }
  /// Whether the preview is at a section: never.
  public var isAtSection = false
  /// The titles of the preview.
  public let contents = DocumentContents()

  /// Sends the text, and empties the field when the owner's closure has returned.
  ///
  /// It is enabled while there is a text that is not too long. The field is not editable meanwhile,
  /// and says so after a moment: nearly always the text has been stored by then.
  public private(set) lazy var sendCommand = command(
    when: { $0.condition($0) && !$0.isTooLong && !$0.isEditedElsewhere }
  ) { viewModel in
    viewModel.failure = nil
    let moment = viewModel.services.scheduler.schedule(after: .milliseconds(200)) {
      viewModel.showsSending = true
    }
    defer {
      moment.dispose()
      viewModel.showsSending = false
    }
    try await viewModel.send(viewModel.text)
    viewModel.clear()
  }

  /// Shows the preview, or the field again.
  public private(set) lazy var previewCommand = command(
    when: { $0.isPreviewing || !$0.isEmpty }
  ) { viewModel in
    viewModel.isPreviewing.toggle()
  }

  /// Empties the field, after the owner's closure has returned.
  public private(set) lazy var discardCommand = command(
    when: { !$0.text.isEmpty && !$0.showsSending }
  ) { viewModel in
    guard !viewModel.sendCommand.isExecuting else { return }
    let text = viewModel.text
    try await viewModel.discard(text)
    if viewModel.text == text { viewModel.clear() }
  }

  /// Requests the names that match a token from the server.
  private lazy var requestCommand: Command<CompletionToken, RequestedCompletions> = command(
    .latest
  ) { viewModel, token in
    RequestedCompletions(
      token: token,
      names: try await viewModel.source?.requestCompletions(of: token) ?? []
    )
  }

  let services: Services
  let source: (any CompletionSource)?
  private let condition: @MainActor (ComposerViewModel) -> Bool
  private let send: @MainActor (String) async throws -> Void
  private let discard: @MainActor (String) async throws -> Void

  /// Makes an empty field.
  ///
  /// - Parameters:
  ///   - services: The services.
  ///   - place: The place of the text, for the links and pictures in its preview.
  ///   - placeholder: The text of the empty field.
  ///   - sendTitle: The title of the action that sends.
  ///   - completions: The names that can be completed; `nil` for none.
  ///   - isSendable: Whether the text can be sent; without it each text that is not empty can be.
  ///   - discard: Called with the text before the field is emptied without sending.
  ///   - send: Sends a text; when it throws, the text stays in the field.
  public init(
    _ services: Services,
    place: DocumentPlace,
    placeholder: String = Strings.leaveComment,
    sendTitle: String = Strings.comment,
    completions: (any CompletionSource)? = nil,
    isSendable: (@MainActor () -> Bool)? = nil,
    discard: @escaping @MainActor (String) async throws -> Void = { _ in },
    send: @escaping @MainActor (String) async throws -> Void
  ) {
    self.services = services
    self.place = place
    self.placeholder = placeholder
    self.sendTitle = sendTitle
    source = completions
    condition = { composer in isSendable?() ?? !composer.isEmpty }
    self.send = send
    self.discard = discard
    super.init()
    lifetime.add(
      sendCommand.errors.observeValues { [weak self, services] in
        self?.failure = services.message(for: $0)
      }
    )
    _checksSpelling <~ services.preferences.producer(of: Settings.checksSpelling)
    followToken()
  }

  /// Fills the field, such as with a draft, and shows it.
  public func restore(text: String, selection: Range<Int>? = nil) {
    batch {
      show(ComposedText(text, selection: selection))
      isPreviewing = false
      failure = nil
    }
  }

  /// Appends a quote of a text, with the cursor below it.
  ///
  /// Nothing happens while the text is being sent.
  public func quote(_ other: String) {
    guard !sendCommand.isExecuting else { return }
    restore(untracked { content }.quoting(other))
  }

  /// Requests the names of each new token from the server, after a pause in the typing, and opens
  /// the list anew for each name that is begun.
  ///
  /// A request that fails leaves the names that are stored.
  private func followToken() {
    guard source != nil else { return }
    lifetime.observe(self, self, \.token) { viewModel, old, new in
      viewModel.selectedName = nil
      if old??.range.lowerBound != new?.range.lowerBound { viewModel.closedToken = nil }
    }
    requestCommand
      <~ $token.signal.compactMap { $0 }
      .debounce(.milliseconds(200), on: services.scheduler)
    _requested <~ requestCommand.values
    lifetime.add(requestCommand.errors.observeValues { _ in })
  }

  private func clear() { restore(ComposedText()) }

  private func restore(_ new: ComposedText) { restore(text: new.text, selection: new.selection) }
}
