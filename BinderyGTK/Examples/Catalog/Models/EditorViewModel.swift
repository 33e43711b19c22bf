package import BinderyGTK

/// A text that is not stored, so that its screen asks before it is removed.
package final class EditorViewModel: ViewModel, LeavingGuard {
  @MutableProperty package var text = ""
  /// The question whether the text may be discarded.
  package let discard = Interaction<AlertContent, AlertContent.Choice>()

  package var guardsLeaving: Bool { !text.isEmpty }

  package func confirmLeaving() async -> Bool { await discard.ask(Self.question)?.role != .cancel }

  private static let question = AlertContent(
    title: "Discard the letter?",
    message: "It has not been sent.",
    choices: [.init("Cancel", role: .cancel), .init("Discard", role: .destructive)]
  )
}
