/// The question for a place to show.
public nonisolated struct PlaceQuestion: Sendable, Equatable {
  /// The title of the dialog.
  public static let title = "Go To"
  /// The label of the field for the place.
  public static let field = "Place"
  /// The title of the button that shows the place.
  public static let confirmation = "Go"

  /// The text of the question.
  public let prompt: String
  /// The text that is filled in at first: the answer that named no place, otherwise nothing.
  public let suggestion: String

  /// Makes the question, or the one after an answer that names no place.
  init(after answer: String = "", problem: String? = nil) {
    prompt = problem ?? "Enter an account, OWNER/REPO, or the address of a page."
    suggestion = answer
  }
}
