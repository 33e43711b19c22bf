public import BinderyNavigation
public import GitHubValues

extension ComposerViewModel {
  /// Whether the text has nothing but blanks.
  public var isEmpty: Bool { text.allSatisfy(\.isWhitespace) }

  /// Whether the user can edit the text: not while it is being sent, and not in the preview.
  public var isEditable: Bool { !sendCommand.isExecuting && !isPreviewing }

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

  /// Applies a key of Markdown to the selection; nothing happens while the field is not editable.
  public func apply(_ key: MarkdownKey) {
    guard untracked({ isEditable }) else { return }
    show(key.applied(to: untracked { content }))
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
  /// Sending, the preview, the keys of Markdown, and discarding.
  public var actions: [ScreenAction] {
    [
      ScreenAction("send", sendTitle, isPrimary: true, sendCommand),
      ScreenAction("preview", Strings.preview(isShown: isPreviewing), previewCommand),
    ]
      + MarkdownKey.allCases.map { key in
        ScreenAction(
          "markdown.\(key.rawValue)",
          key.title,
          section: Strings.formatting,
          isEnabled: isEditable
        ) { self.apply(key) }
      } + [ScreenAction("discard", Strings.discardText, discardCommand)]
  }
}
