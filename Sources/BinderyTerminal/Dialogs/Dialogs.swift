#if canImport(Glibc) || canImport(Musl)
public import Bindery

/// The questions and notices above all screens.
///
/// Questions wait for each other: the next is shown when the one before has been answered. A
/// question that the handler of the open one asks is shown above it.
public final class Dialogs {
  @MutableProperty var notice: Notice?
  /// The dialogs that are shown, the topmost last.
  @MutableProperty private var shown: [Dialog] = []
  private let questions = QuestionQueue()
  private var noticeCount = 0

  /// Makes dialogs; there are none at first.
  public init() {}

  deinit {}

  var current: Dialog? { shown.last }

  /// Shows a notice in the last line, until the next key.
  ///
  /// With an action it stays while keys only move a selection. A lasting notice stays until
  /// ``removeLastingNotice()`` or the next notice.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - role: The kind of the notice.
  ///   - isLasting: Whether keys leave it in place.
  ///   - action: The title of an action, such as “Undo”; `nil` for none.
  ///   - perform: Performs the action.
  public func showNotice(
    _ text: String,
    _ role: Role = .success,
    isLasting: Bool = false,
    action: String? = nil,
    perform: @escaping () -> Void = {}
  ) {
    let mark =
      switch role {
      case .danger: "✗"
      case .warning: "!"
      case .success: "✓"
      default: "•"
      }
    noticeCount += 1
    notice = Notice(
      number: noticeCount,
      mark: Run(mark, role, .bold),
      text: text,
      action: action.map { Notice.Action(title: $0, perform: perform) },
      isLasting: isLasting
    )
  }

  /// Removes a lasting notice; any other stays until the next key.
  public func removeLastingNotice() {
    if notice?.isLasting == true { notice = nil }
  }

  /// Asks a question with choices.
  ///
  /// - Returns: The choice; the one that cancels if the user pressed Esc; `nil` if there is none or
  ///   the asking task was cancelled.
  public func ask(_ alert: AlertContent) async -> AlertContent.Choice? {
    await show(Dialog(alert)).flatMap { answer in
      if case .choice(let choice) = answer { choice } else { nil }
    }
  }

  /// Asks for a text.
  ///
  /// - Parameters:
  ///   - title: The question, in a few words.
  ///   - message: The information that the user needs to answer it.
  ///   - text: The initial text, which is selected, so that typed text replaces it.
  ///   - isSecret: Whether it is drawn as dots.
  /// - Returns: The text, never empty, or `nil` if the user pressed Esc or the asking task was
  ///   cancelled.
  public func askForText(
    title: String,
    message: String,
    text: String = "",
    isSecret: Bool = false
  ) async -> String? {
    var field = TextField(text, isSecret: isSecret)
    field.selectAll()
    return await show(Dialog(title: title, message: message, field: field)).flatMap { answer in
      if case .text(let text) = answer { text } else { nil }
    }
  }

  private func show(_ dialog: Dialog) async -> Dialog.Answer? {
    await questions.ask {
      shown.append(dialog)
      defer { shown.removeAll { $0 === dialog } }
      return await withTaskCancellationHandler {
        await dialog.answer()
      } onCancel: {
        Task { @MainActor in dialog.finish(nil) }
      }
    }
  }
}
#endif
