/// The rules that colour the text of a language: a table, no code.
///
/// Its file names and aliases are in the table of ``SourceLanguages``, whose `grammar` column names
/// these rules.
public final class Language: Sendable {
  /// The name, such as `"Swift"`.
  public let name: String

  let grammar: Grammar
  let lineComments: [[UInt8]]
  let blockComments: [BlockComment]
  let strings: [StringRule]
  let rawStrings: RawString?
  let keywords: Set<String>
  let constants: Set<String>
  let types: Set<String>
  let traits: Traits
  /// Each starts an attribute when a name follows, such as `@`.
  let attributeMarks: ByteSet
  /// Between a name and its value, as in `name: value`.
  let keyMark: UInt8?
  /// The bytes in names beside letters, digits and `_`.
  let nameBytes: ByteSet
  /// The bytes that may begin a comment, string or mark; all other punctuation is plain.
  let starts: ByteSet

  init(
    _ name: String,
    grammar: Grammar = .code,
    lineComments: [String] = [],
    blockComments: [BlockComment] = [],
    strings: [StringRule] = [.double, .single],
    rawStrings: RawString? = nil,
    keywords: String = "",
    constants: String = "",
    types: String = "",
    traits: Traits = [],
    attributeMarks: String = "",
    keyMark: Unicode.Scalar? = nil,
    nameBytes: String = ""
  ) {
    self.name = name
    self.grammar = grammar
    self.lineComments = lineComments.map { Array($0.utf8) }
    self.blockComments = blockComments
    self.strings = strings
    self.rawStrings = rawStrings
    self.keywords = Set(keywords.words)
    self.constants = Set(constants.words)
    self.types = Set(types.words)
    self.traits = traits
    self.attributeMarks = ByteSet(attributeMarks.utf8)
    self.keyMark = keyMark.map(UInt8.init(ascii:))
    self.nameBytes = ByteSet(nameBytes.utf8)
    let opens = self.lineComments + blockComments.map(\.open) + strings.map(\.open)
    starts = ByteSet(
      opens.compactMap(\.first) + attributeMarks.utf8 + nameBytes.utf8 + "#$[/<".utf8
    )
  }
}

extension String {
  fileprivate var words: [String] { split(separator: " ").map(String.init) }
}

extension Language: Hashable {
  /// Whether both are the same language.
  public static func == (one: Language, other: Language) -> Bool { one === other }

  /// Adds the identity: each language is made once.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
