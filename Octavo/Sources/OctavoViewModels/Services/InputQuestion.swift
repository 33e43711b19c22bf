/// A question to which the user types an answer.
public nonisolated struct InputQuestion: Sendable, Equatable {
  /// The title of the dialog.
  public let title: String
  /// The label of the field.
  public let field: String
  /// The title of the button that takes the answer.
  public let confirmation: String
  /// The text of the question.
  public let prompt: String
  /// The text that is filled in at first.
  public let suggestion: String

  /// The question for lines of a file that has `count` of them.
  static func lines(of count: Int, after answer: String = "") -> Self {
    Self(
      title: "Go to Line",
      field: "Line",
      confirmation: "Go",
      prompt: "Enter a line from 1 to \(count), or lines such as 10-20.",
      suggestion: answer
    )
  }

  /// The question for a commit of a log that has `count` of them.
  static func commit(of count: Int, after answer: String = "", problem: String? = nil) -> Self {
    let prompt =
      "Enter a number from 1 to \(Strings.grouped(count)), a share such as 50%, "
      + "a day such as 2026-01-31, or a hash."
    return Self(
      title: "Go to Commit",
      field: "Commit",
      confirmation: "Go",
      prompt: problem ?? prompt,
      suggestion: answer
    )
  }

  /// The question for a text to find in a file or a thread.
  static func text(after answer: String) -> Self {
    Self(
      title: "Find Text",
      field: "Text",
      confirmation: "Find",
      prompt: "Enter a text. Upper and lower case are the same.",
      suggestion: answer
    )
  }

  /// The question for the place of a file that is saved, or the one after an answer that names no
  /// place.
  static func file(at suggestion: String, size: Int?, problem: String? = nil) -> Self {
    let prompt = size.map { "Enter the place of the file (\(Strings.size($0)))." }
    return Self(
      title: "Save As",
      field: "Place",
      confirmation: "Save",
      prompt: problem ?? prompt ?? "Enter the place of the file.",
      suggestion: suggestion
    )
  }

  /// The question for the name of a saved reply.
  static func replyName(of name: String) -> Self {
    Self(
      title: "Saved Reply",
      field: "Name",
      confirmation: "Save",
      prompt: "Enter a name. A reply of the same name on this machine is replaced.",
      suggestion: name
    )
  }

  /// The question for the name of a branch, or the one after an answer that names none.
  static func branchName(after answer: String, problem: String? = nil) -> Self {
    Self(
      title: "Create Branch",
      field: "Name",
      confirmation: "Create",
      prompt: problem ?? "Enter a name. The branch begins at the head of the default branch.",
      suggestion: answer
    )
  }

  /// The question for the name of a filter.
  static func filterName(of text: String) -> Self {
    Self(
      title: "Save Filter",
      field: "Name",
      confirmation: "Save",
      prompt: "Enter a name for “\(text)”. A filter of the same name is replaced.",
      suggestion: text
    )
  }
}
