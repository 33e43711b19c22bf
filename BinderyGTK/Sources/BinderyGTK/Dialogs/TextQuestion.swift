/// A question whose answer is a line of text, such as a one-time code.
public nonisolated struct TextQuestion: Sendable, Equatable {
  /// The question, in a few words.
  public let title: String
  /// What a person has to know to answer it.
  public let message: String
  /// What the entry is called.
  public let field: String
  /// What stands in the entry to begin with.
  public let suggestion: String
  /// The words on the button that gives the answer.
  public let confirmation: String
  /// Whether dots show in the place of what is typed.
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
