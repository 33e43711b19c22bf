#if canImport(Glibc) || canImport(Musl)
public import Bindery

/// The questions and messages that lie above all screens.
///
/// Questions wait for each other: the next is shown when the one before has been answered.
public final class Dialogs {
  /// A line for the person, until the next key.
  public struct Message: Equatable {
    /// What stands before it: its meaning at a glance.
    let mark: Run
    /// The words.
    let text: String
  }

  @MutableProperty var message: Message?
  @MutableProperty private var waiting: [Dialog] = []

  /// Makes them; there are none yet.
  public init() {}

  deinit {}

  var current: Dialog? { waiting.first }

  /// Shows a line until the next key.
  public func tell(_ text: String, _ role: Role = .success) {
    let mark =
      switch role {
      case .danger: "✗"
      case .warning: "!"
      case .success: "✓"
      default: "•"
      }
    message = Message(mark: Run(mark, role, .bold), text: text)
  }

  /// Asks a question with choices.
  ///
  /// - Returns: The choice; the one that cancels if the person pressed Esc; `nil` if there is none
  ///   or the asking task was cancelled.
  public func ask(_ alert: AlertContent) async -> AlertContent.Choice? {
    await show(Dialog(alert)).flatMap { answer in
      if case .choice(let choice) = answer { choice } else { nil }
    }
  }

  /// Asks for a text.
  ///
  /// - Parameters:
  ///   - title: The question, in a few words.
  ///   - message: What a person has to know to answer it.
  ///   - text: What is written there to begin with.
  ///   - isSecret: Whether it is drawn as dots.
  /// - Returns: What was written, never empty, or `nil` if the person pressed Esc or the asking
  ///   task was cancelled.
  public func askForText(
    title: String,
    message: String,
    text: String = "",
    isSecret: Bool = false
  ) async -> String? {
    let field = TextField(text, isSecret: isSecret)
    return await show(Dialog(title: title, message: message, field: field)).flatMap { answer in
      if case .text(let text) = answer { text } else { nil }
    }
  }

  private func show(_ dialog: Dialog) async -> Dialog.Answer? {
    waiting.append(dialog)
    defer { waiting.removeAll { $0 === dialog } }
    return await withTaskCancellationHandler {
      await dialog.answer()
    } onCancel: {
      Task { @MainActor in dialog.finish(nil) }
    }
  }
}
#endif
