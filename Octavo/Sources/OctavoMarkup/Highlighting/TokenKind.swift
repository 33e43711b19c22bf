/// The kind of a token of source code, which decides its colour.
public enum TokenKind: UInt8, Sendable, Hashable, CaseIterable {
  /// Names, blanks and all that has no colour of its own.
  case plain
  /// A word of the language.
  case keyword
  /// The name of a type.
  case type
  /// A name that is called.
  case function
  /// A fixed value such as `true` or `nil`.
  case constant
  /// A number.
  case number
  /// A text or character, with its quotes.
  case string
  /// A comment.
  case comment
  /// An attribute, a decorator or a line for the preprocessor.
  case attribute
  /// A name that is set to a value, in data files; an attribute of a tag.
  case key
  /// A variable that is marked as one, such as `$HOME`.
  case variable
  /// Operators and brackets.
  case punctuation
  /// A heading in a text, a section in a settings file.
  case heading
  /// Stressed words in a text.
  case emphasis
  /// A link in a text.
  case link
  /// A line that a change adds.
  case inserted
  /// A line that a change takes away.
  case deleted
}
