/// A message with choices, as data that each front end draws.
///
/// ```swift
/// let alert = AlertContent(
///   title: "Log out?",
///   choices: [AlertContent.Choice("Log out", role: .destructive)]
/// )
/// ```
///
/// - Order: the choices are shown in their order.
/// - Lifetime: a value, which may cross actors.
/// - Errors: a dialog that is closed without a choice returns the one with the role `cancel`, if
///   any.
/// - Cost: that of its texts.
///
/// The role of a choice says what it does:
///
/// ```swift
/// let question = AlertContent(
///   title: "Save the changes?",
///   message: "They are lost if you do not.",
///   choices: [
///     AlertContent.Choice("Save", role: .normal),
///     AlertContent.Choice("Discard", role: .destructive),
///     AlertContent.Choice("Cancel", role: .cancel),
///   ]
/// )
/// print(question.title, question.message, question.choices.map(\.title))
/// ```
public nonisolated struct AlertContent: Sendable, Equatable {
  /// One of the choices.
  public struct Choice: Sendable, Equatable {
    /// The effect of a choice.
    public enum Role: Sendable, Equatable {
      /// The choice continues.
      case normal
      /// The choice cancels and changes nothing.
      case cancel
      /// The choice deletes something.
      case destructive
    }

    /// The title of the button.
    public let title: String
    /// The effect of the choice.
    public let role: Role

    /// Makes a choice.
    public init(_ title: String, role: Role = .normal) {
      self.title = title
      self.role = role
    }
  }

  /// The question, in a few words.
  public let title: String
  /// The information that the user needs to answer it.
  public let message: String
  /// The choices, in the order in which to show them.
  public let choices: [Choice]

  /// Makes an alert.
  public init(title: String, message: String = "", choices: [Choice]) {
    self.title = title
    self.message = message
    self.choices = choices
  }
}
