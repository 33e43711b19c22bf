/// A question whose answer is a line of text, such as a one-time code.
public nonisolated struct TextQuestion: Sendable, Equatable {
  /// The question, in a few words.
  public let title: String
  /// The facts that the user needs for the answer.
  public let message: String
  /// The name of the entry.
  public let field: String
  /// The text in the entry at first, which is selected.
  public let suggestion: String
  /// The title of the button that confirms the answer.
  public let confirmation: String
  /// Whether dots are shown in place of the text.
  public let isSecret: Bool

  /// Makes a question.
  public init(
    title: String,
    message: String,
    field: String,
    suggestion: String = "",
    confirmation: String,
    isSecret: Bool = false
  ) {
    self.title = title
    self.message = message
    self.field = field
    self.suggestion = suggestion
    self.confirmation = confirmation
    self.isSecret = isSecret
  }
}
