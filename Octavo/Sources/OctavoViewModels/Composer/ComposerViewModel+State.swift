public import BinderyNavigation
public import GitHubValues

extension ComposerViewModel {
  /// Whether the text has nothing but blanks.
  public var isEmpty: Bool { text.allSatisfy(\.isWhitespace) }

  /// Whether the user can edit the text: not while it is being sent, not in the preview, and not
  /// while another program edits it.
  public var isEditable: Bool {
    !sendCommand.isExecuting && !isPreviewing && !isEditedElsewhere
  }

  /// Whether the text can be sent; also in the moment in which it is stored, so that the actions do
  /// not flicker.
  var isSendable: Bool {
    sendCommand.isEnabled || sendCommand.isExecuting && !showsSending
  }

  /// Whether the text is longer than the server takes.
  public var isTooLong: Bool { remaining < 0 }

  /// The number of characters and the limit, or the number of those that are too many.
  public var counter: String {
    isTooLong
      ? Strings.tooLong(by: -remaining)
      : Strings.length(Self.limit - remaining, of: Self.limit)
  }

  /// The text as a Markdown document; `nil` unless the preview is shown.
  public var preview: GitHub.File? {
    isPreviewing ? GitHub.File(path: "COMMENT.md", text: text) : nil
  }

  /// Checks the spelling, or checks no longer; all fields do so from now on.
  public var spellingAction: ScreenAction {
    let title = Strings.spelling(isChecked: checksSpelling)
    return ScreenAction("spelling", title, section: Strings.formatting) {
      self.services.preferences[Settings.checksSpelling].toggle()
    }
  }

  /// Applies a key of Markdown to the selection; nothing happens while the field is not editable.
  public func apply(_ key: MarkdownKey) {
    guard untracked({ isEditable }) else { return }
    show(key.applied(to: untracked { content }))
  }

  /// Lets another program edit the text, such as the user's editor.
  ///
  /// The field cannot be edited meanwhile. If `edit` throws, the text stays as it was, and the
  /// failure is shown.
  public func edit(with edit: @MainActor (String) async throws -> String) async {
    guard untracked({ isEditable }) else { return }
    isEditedElsewhere = true
    defer { isEditedElsewhere = false }
    failure = nil
    let before = text
    do {
      let new = try await edit(before)
      if new != before { show(ComposedText(new)) }
    } catch {
      failure = services.message(for: error)
    }
  }

  /// Shows a text with its selection, as one change.
  func show(_ new: ComposedText) {
    batch {
      text = new.text
      selection = new.selection
    }
  }
}

extension ComposerViewModel: ActionProviding {
  /// Sending, the preview, the keys of Markdown, the saved replies, and discarding.
  public var actions: [ScreenAction] {
    [
      ScreenAction("send", sendTitle, isEnabled: isSendable, isPrimary: true) {
        self.sendCommand.execute()
      },
      ScreenAction("preview", Strings.preview(isShown: isPreviewing), previewCommand),
    ]
      + MarkdownKey.allCases.map { key in
        ScreenAction(
          "markdown.\(key.rawValue)",
          key.title,
          section: Strings.formatting,
          isEnabled: isEditable
        ) { self.apply(key) }
      } + replyActions + [ScreenAction("discard", Strings.discardText, discardCommand)]
  }
}
