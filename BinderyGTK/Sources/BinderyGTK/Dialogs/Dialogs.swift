public import BinderyNavigation
import CGTK

/// Dialogs above the window on top, for the questions of view models.
///
/// Questions wait for each other: the next is shown when the one before has been answered. A
/// question that the handler of the open one asks is shown above it.
public final class Dialogs {
  private let parent: () -> Window?
  private let questions = QuestionQueue()

  /// Makes a presenter; `parent` returns the window on top at that moment.
  public init(above parent: @escaping () -> Window?) { self.parent = parent }

  deinit {}

  /// Shows an alert and waits for the choice.
  ///
  /// - Returns: The choice; or, when the dialog was closed, the one that cancels, or `nil`.
  public func show(_ alert: AlertContent) async -> AlertContent.Choice? {
    await questions.ask { await present(alert) }
  }

  private func present(_ alert: AlertContent) async -> AlertContent.Choice? {
    guard let parent = parent() else { return nil }
    let dialog = MessageDialog(above: parent, title: alert.title, message: alert.message)
    for (index, choice) in alert.choices.enumerated() {
      dialog.addResponse("\(index)", choice.title, choice.role.appearance)
    }
    let cancel = alert.choices.firstIndex { $0.role == .cancel }
    adw_message_dialog_set_close_response(dialog.pointer(), cancel.map { "\($0)" } ?? "close")
    if let normal = alert.choices.lastIndex(where: { $0.role == .normal }) {
      adw_message_dialog_set_default_response(dialog.pointer(), "\(normal)")
    }
    guard let answer = await dialog.answer(), let index = Int(answer) else { return nil }
    return alert.choices.indices.contains(index) ? alert.choices[index] : nil
  }

  /// Asks for a line of text.
  ///
  /// - Returns: The text, which is not empty, or `nil` when the user cancelled.
  public func ask(_ question: TextQuestion) async -> String? {
    await questions.ask { await present(question) }
  }

  private func present(_ question: TextQuestion) async -> String? {
    guard let parent = parent() else { return nil }
    let dialog = MessageDialog(above: parent, title: question.title, message: question.message)
    dialog.addResponse("cancel", "Cancel", ADW_RESPONSE_DEFAULT)
    dialog.addResponse("confirm", question.confirmation, ADW_RESPONSE_SUGGESTED)
    adw_message_dialog_set_close_response(dialog.pointer(), "cancel")
    adw_message_dialog_set_default_response(dialog.pointer(), "confirm")
    let entry = TextEntry(question.isSecret ? .password : .plain, name: question.field)
    entry.text = question.suggestion
    bindery_object_set_bool(entry.raw, "activates-default", 1)
    adw_message_dialog_set_extra_child(dialog.pointer(), entry.pointer())
    let allowOnlyText = {
      adw_message_dialog_set_response_enabled(
        dialog.pointer(),
        "confirm",
        entry.text.isEmpty ? 0 : 1
      )
    }
    allowOnlyText()
    let edits = entry.onEdit(allowOnlyText)
    defer { edits.dispose() }
    gtk_widget_grab_focus(entry.pointer())
    // Typed text replaces the suggestion, whatever the desktop's setting for a new focus is.
    gtk_editable_select_region(entry.opaque, 0, -1)
    return await dialog.answer() == "confirm" ? entry.text : nil
  }
}

extension AlertContent.Choice.Role {
  fileprivate var appearance: AdwResponseAppearance {
    switch self {
    case .normal: ADW_RESPONSE_SUGGESTED
    case .cancel: ADW_RESPONSE_DEFAULT
    case .destructive: ADW_RESPONSE_DESTRUCTIVE
    }
  }
}

extension Lifetime {
  /// Answers a view model's alerts with dialogs.
  public func bind(_ dialogs: Dialogs, to alerts: Interaction<AlertContent, AlertContent.Choice>) {
    add(alerts.answer { await dialogs.show($0) })
  }
}
