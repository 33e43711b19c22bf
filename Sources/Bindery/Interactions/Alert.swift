/// A message with choices, as data that every front end draws in its own way.
public nonisolated struct Alert: Sendable, Equatable {
  /// One of the choices.
  public struct Choice: Sendable, Equatable {
    /// What choosing it means.
    public enum Role: Sendable, Equatable {
      /// Goes on.
      case normal
      /// Changes nothing.
      case cancel
      /// Loses something.
      case destructive
    }

    /// The words on the button.
    public let title: String
    /// What choosing it means.
    public let role: Role

    /// Makes a choice.
    public init(_ title: String, role: Role = .normal) {
      self.title = title
      self.role = role
    }
  }

  /// The question, in a few words.
  public let title: String
  /// What a person has to know to answer it.
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
