/// The kinds of lexer that read the lines of a language.
enum Grammar: Sendable {
  /// Words, strings and comments.
  case code
  /// Tags around text, as in HTML.
  case markup
  /// Text with marks, as in Markdown.
  case markdown
  /// Each line by its first character.
  case diff
}

/// A comment that can go on over lines.
struct BlockComment: Sendable {
  var open: [UInt8]
  var close: [UInt8]
  var nests: Bool

  init(_ open: String, _ close: String, nests: Bool = false) {
    self.open = Array(open.utf8)
    self.close = Array(close.utf8)
    self.nests = nests
  }

  static let c = BlockComment("/*", "*/")
}

/// A text between marks.
struct StringRule: Sendable {
  var open: [UInt8]
  var close: [UInt8]
  /// The byte that takes the meaning from the next one.
  var escape: UInt8?
  var spansLines = false
  /// Holds one character or escape; else the mark stands for itself, as in Rust's `'a`.
  var isCharacter = false

  init(
    _ mark: String,
    escape: Unicode.Scalar? = "\\",
    spansLines: Bool = false,
    isCharacter: Bool = false
  ) {
    open = Array(mark.utf8)
    close = open
    self.escape = escape.map(UInt8.init(ascii:))
    self.spansLines = spansLines
    self.isCharacter = isCharacter
  }

  static let double = StringRule("\"")
  static let single = StringRule("'")
  static let character = StringRule("'", isCharacter: true)
  static let backtick = StringRule("`", spansLines: true)
  static let tripleDouble = StringRule("\"\"\"", spansLines: true)
  static let tripleSingle = StringRule("'''", spansLines: true)
}

/// The forms of strings in which a backslash has no meaning.
enum RawString: Sendable {
  /// `#"…"#` and `#"""…"""#`.
  case swift
  /// `r"…"` and `r#"…"#`.
  case rust
  /// `R"x(…)x"`.
  case cpp
  /// `[[…]]` and `[==[…]==]`.
  case lua
}

/// Habits that some languages share.
struct Traits: OptionSet, Sendable {
  let rawValue: UInt16

  /// `select` is `SELECT`.
  static let ignoresCase = Traits(rawValue: 1 << 0)
  /// Names that begin with a capital are types.
  static let capitalTypes = Traits(rawValue: 1 << 1)
  /// A line that begins with `#` is for the preprocessor.
  static let preprocessor = Traits(rawValue: 1 << 2)
  /// `/…/` is a pattern where no division can be.
  static let patterns = Traits(rawValue: 1 << 3)
  /// `$name` and `${name}` are variables.
  static let dollarVariables = Traits(rawValue: 1 << 4)
  /// `<<END` begins a text that ends with a line `END`.
  static let hereDocuments = Traits(rawValue: 1 << 5)
  /// `[name]` on a line of its own is a heading.
  static let sections = Traits(rawValue: 1 << 6)
  /// A comment mark counts only after a blank.
  static let commentsAfterBlank = Traits(rawValue: 1 << 7)
  /// `#[…]` is an attribute.
  static let hashAttributes = Traits(rawValue: 1 << 8)
  /// A name before `(` is a call.
  static let calls = Traits(rawValue: 1 << 9)
}
