/// A field of a form.
public struct FormField: Codable, Hashable, Sendable {
  /// The kind of a field.
  public enum Kind: String, Codable, Sendable {
    /// A text in Markdown that is shown, and has no answer.
    case markdown
    /// A line of text.
    case input
    /// A text of several lines.
    case textarea
    /// A list with one choice, or several.
    case dropdown
    /// Boxes, each of which is checked or not.
    case checkboxes
    /// Files, which only the page of the server can take.
    case upload
  }

  /// An option of a dropdown, or a box.
  public struct Option: Codable, Hashable, Sendable {
    /// The text, in Markdown for a box.
    public let label: String
    /// Whether the box has to be checked.
    public let isRequired: Bool
  }

  /// The name of the answer, which no other field of the form has.
  public let key: String
  /// The kind.
  public let kind: Kind
  /// The title; empty for Markdown.
  public let label: String
  /// The text below the title, in Markdown; for a field of Markdown its text.
  public let description: String
  /// The text of the empty field.
  public let placeholder: String
  /// The answer before the user has given another one.
  public let initial: FormAnswer
  /// The language of a text that is code; `nil` for Markdown.
  public let language: String?
  /// The options.
  public let options: [Option]
  /// Whether several options can be chosen.
  public let isMultiple: Bool
  /// Whether an answer is needed.
  public let isRequired: Bool

  /// Whether it has an answer.
  public var isAnswered: Bool { kind != .markdown }
}

/// The answer to a field of a form.
public struct FormAnswer: Codable, Hashable, Sendable {
  /// The text of a text field.
  public var text: String
  /// The offsets of the chosen options.
  public var chosen: Set<Int>

  /// Makes an answer.
  public init(text: String = "", chosen: Set<Int> = []) {
    (self.text, self.chosen) = (text, chosen)
  }

  /// Whether the text has nothing but blanks.
  var isBlank: Bool { text.allSatisfy(\.isWhitespace) }
}
