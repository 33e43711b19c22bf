/// Cuts lines of source code into coloured runs.
///
/// A lexer, not a parser: it knows words, strings and comments, takes time in proportion to the
/// line, and never fails. Beyond ``colouredLength`` bytes a line has no colours, so that a
/// minified file costs a viewer no more than another; what follows is read all the same.
public struct SourceHighlighter: Sendable {
  /// The state that a line leaves to the next, such as an open comment.
  public struct State: Sendable, Hashable {
    var mode = Mode.code
    /// Code of another language within this one, as in a Markdown fence.
    var inner: Inner?

    /// At the top of a file.
    public init() {}
  }

  /// The number of bytes of a line that are coloured.
  public static let colouredLength = 16 * 1024

  private let language: Language

  /// Makes a highlighter for a language.
  public init(language: Language) {
    self.language = language
  }

  /// The runs of a line without its end, and the state for the line after it.
  public func tokens(in line: String, _ state: inout State) -> [TokenRun] {
    var lexer = LineLexer(Array(line.utf8), language, state.mode)
    Self.lex(&lexer, &state)
    return lexer.runs()
  }

  /// Reads a line that is not on show, for the state after it.
  public func skip(_ line: String, _ state: inout State) {
    var lexer = LineLexer(Array(line.utf8), language, state.mode)
    lexer.records = false
    Self.lex(&lexer, &state)
  }

  private static func lex(_ lexer: inout LineLexer, _ state: inout State) {
    switch lexer.language.grammar {
    case .code: lexer.lexCode()
    case .markup: lexer.lexMarkup(&state.inner)
    case .markdown: lexer.lexMarkdown(&state.inner)
    case .diff: lexer.lexDiff()
    }
    state.mode = lexer.mode
  }
}

extension SourceHighlighter {
  /// The kinds of construct that span lines.
  enum Mode: Sendable, Hashable {
    case code
    case comment(rule: Int, depth: Int)
    case string(rule: Int)
    /// A raw string.
    case verbatim(close: [UInt8])
    /// Lines up to one that holds only these bytes.
    case hereDocument(end: [UInt8])
    /// Between `<name` and `>`.
    case tag(name: String)
    /// Within the value of a tag's attribute.
    case value(quote: UInt8, tag: String)
  }

  struct Inner: Sendable, Hashable {
    /// The name of the language, if it is one we know.
    var language: String?
    var mode = Mode.code
    /// The text that ends it: a fence, or `</script`.
    var end: [UInt8]
  }
}
