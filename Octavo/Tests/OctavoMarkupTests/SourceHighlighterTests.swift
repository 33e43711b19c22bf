import OctavoMarkup
import Testing

struct SourceHighlighterTests {
  @Test(arguments: [
    (
      "swift", "@State private var n = 0x1F_u // on",
      "attribute:@State keyword:private keyword:var punctuation:= number:0x1F_u comment:// on"
    ),
    (
      "swift", "let s = #\"a\"b\"# + \"c\\\"d\"",
      "keyword:let punctuation:= string:#\"a\"b\"# punctuation:+ string:\"c\\\"d\""
    ),
    (
      "swift", "for i in 0..<10 { f(.init) }",
      "keyword:for keyword:in number:0 punctuation:..< number:10 punctuation:{ function:f punctuation:(. punctuation:) punctuation:}"
    ),
    ("c", "#include <stdio.h>", "attribute:#include string:<stdio.h>"),
    (
      "c", "int n = 1e-5f; char c = '\\'';",
      "type:int punctuation:= number:1e-5f punctuation:; type:char punctuation:= string:'\\'' punctuation:;"
    ),
    (
      "cpp", "auto s = R\"x(a)\" )x\"; n = 1'000;",
      "keyword:auto punctuation:= string:R\"x(a)\" )x\" punctuation:; punctuation:= number:1'000 punctuation:;"
    ),
    (
      "rust", "#[test] fn f<'a>(x: &'a str) { 'x' }",
      "attribute:#[test] keyword:fn punctuation:<' punctuation:>( punctuation:: punctuation:&' type:str punctuation:) punctuation:{ string:'x' punctuation:}"
    ),
    (
      "go", "func f(r rune) { r == '\\n' }",
      "keyword:func function:f punctuation:( type:rune punctuation:) punctuation:{ punctuation:== string:'\\n' punctuation:}"
    ),
    (
      "js", "a = b / c; d = /[/\"]x/g.test(`q`)",
      "punctuation:= punctuation:/ punctuation:; punctuation:= string:/[/\"]x/g punctuation:. function:test punctuation:( string:`q` punctuation:)"
    ),
    (
      "py", "def f(x: int) -> None:  # y",
      "keyword:def function:f punctuation:( punctuation:: type:int punctuation:) punctuation:-> constant:None punctuation:: comment:# y"
    ),
    ("sh", "echo \"$HOME\" ${X} $1 # c", "string:\"$HOME\" variable:${X} variable:$1 comment:# c"),
    ("sh", "n=${#a}; x#y", "punctuation:= variable:${ punctuation:# punctuation:}; punctuation:#"),
    (
      "json", "{\"a\": [true, -1.5e3, \"b\"]}",
      "punctuation:{ key:\"a\" punctuation:: punctuation:[ constant:true punctuation:, punctuation:- number:1.5e3 punctuation:, string:\"b\" punctuation:]}"
    ),
    ("yaml", "runs-on: ubuntu # x", "key:runs-on punctuation:: comment:# x"),
    ("toml", "[package.x]", "heading:[package.x]"),
    ("toml", "name = \"a\"", "key:name punctuation:= string:\"a\""),
    (
      "sql", "SELECT count(*) FROM t -- all",
      "keyword:SELECT function:count punctuation:(*) keyword:FROM comment:-- all"
    ),
    (
      "css", ".a { color: #fff; }",
      "attribute:.a punctuation:{ key:color punctuation:: attribute:#fff punctuation:; punctuation:}"
    ),
    (
      "html", "<a href=\"x\">b &amp; c</a><!-- d -->",
      "punctuation:< keyword:a key:href punctuation:= string:\"x\" punctuation:> constant:&amp; punctuation:</ keyword:a punctuation:> comment:<!-- d -->"
    ),
    ("md", "## Title", "heading:## Title"),
    ("md", "- a **b** `c` [d](e)", "punctuation:- emphasis:**b** string:`c` link:[d](e)"),
    ("diff", "+added", "inserted:+added"),
    ("dockerfile", "RUN make \"x\"", "keyword:RUN string:\"x\""),
    ("make", "build: $(SRC)", "key:build punctuation:: variable:$(SRC)"),
    ("lua", "x = [==[ ]] ]==] -- y", "punctuation:= string:[==[ ]] ]==] comment:-- y"),
    ("hs", "f' :: Int -> a {- c -}", "punctuation::: type:Int punctuation:-> comment:{- c -}"),
    ("ruby", "@a = nil unless x?", "attribute:@a punctuation:= constant:nil keyword:unless"),
    (
      "php", "$a = new Foo(); // b",
      "variable:$a punctuation:= keyword:new type:Foo punctuation:(); comment:// b"
    ),
  ])
  func `a line is cut into coloured runs`(language: String, line: String, expected: String) throws {
    let highlighter = SourceHighlighter(language: try #require(Language.named(language)))
    var state = SourceHighlighter.State()

    let runs = highlighter.tokens(in: line, &state)

    #expect(runs.coloured == expected)
    #expect(runs.map(\.text).joined() == line)
  }

  @Test(arguments: [
    (
      "swift", ["a /* b", "/* c */ d", "e */ let"],
      ["comment:/* b", "comment:/* c */ d", "comment:e */ keyword:let"]
    ),
    (
      "swift", ["x(\"\"\"", "let \"y\"", "\"\"\") // z"],
      [
        "function:x punctuation:( string:\"\"\"", "string:let \"y\"",
        "string:\"\"\" punctuation:) comment:// z",
      ]
    ),
    (
      "swift", ["#\"\"\"", "\"\"\"", "\"\"\"#", "if"],
      ["string:#\"\"\"", "string:\"\"\"", "string:\"\"\"#", "keyword:if"]
    ),
    ("js", ["`a ${b}", "if` if"], ["string:`a ${b}", "string:if` keyword:if"]),
    ("py", ["'''a", "def", "''' def"], ["string:'''a", "string:def", "string:''' keyword:def"]),
    (
      "sh", ["cat <<-'END' | x", "if $A", "\tEND", "fi"],
      [
        "punctuation:<<- string:'END' punctuation:|", "string:if $A", "punctuation:\tEND",
        "keyword:fi",
      ]
    ),
    (
      "html", ["<script>", "let a = 1", "</script><p>", "let"],
      [
        "punctuation:< keyword:script punctuation:>", "keyword:let punctuation:= number:1",
        "punctuation:</ keyword:script punctuation:>< keyword:p punctuation:>", "",
      ]
    ),
    (
      "html", ["<a", "href='x", "y'>", "b"],
      [
        "punctuation:< keyword:a", "key:href punctuation:= string:'x", "string:y' punctuation:>",
        "",
      ]
    ),
    (
      "md", ["````swift", "let a", "```", "````", "let"],
      ["punctuation:````swift", "keyword:let", "punctuation:```", "punctuation:````", ""]
    ),
    ("c", ["\"open", "int"], ["string:\"open", "type:int"]),
  ])
  func `a construct that a line leaves open continues`(
    language: String,
    lines: [String],
    expected: [String]
  ) throws {
    let highlighter = SourceHighlighter(language: try #require(Language.named(language)))
    var state = SourceHighlighter.State()

    #expect(lines.map { highlighter.tokens(in: $0, &state).coloured } == expected)
  }

  @Test(arguments: Language.all.map(\.name))
  func `every language gives back each line, whatever it holds`(name: String) throws {
    let highlighter = SourceHighlighter(language: try #require(Language.named(name)))
    var numbers = Dice(seed: 7)
    var state = SourceHighlighter.State()
    let pieces = [
      "\"", "'", "`", "/*", "*/", "//", "#", "<!--", "-->", "<a", ">", "<script>", "</script>",
      "```", "[", "](", ")", "{", "}", "$", "@", "\\", "R\"(", "#\"", "\"\"\"", "<<A", "A", "é",
      "日本",
      "👩‍🚀", "\u{301}", "1", "0x", "e-", ".", "&", ";", " ", "\t", "if", "=", ":", "%", "/", "*", "_",
      "\0", "\u{1B}", "--[[", "]]", "{-", "-}", "r#", "b", "==", "=begin", "'a'",
    ]

    for _ in 0..<400 {
      let line = (0..<numbers.roll(12)).map { _ in pieces[numbers.roll(pieces.count)] }.joined()
      var skipped = state
      highlighter.skip(line, &skipped)

      let runs = highlighter.tokens(in: line, &state)

      #expect(Array(runs.map(\.text).joined().utf8) == Array(line.utf8))
      #expect(runs.allSatisfy { !$0.text.isEmpty })
      #expect(skipped == state)
    }
  }

  @Test(
    .timeLimit(.minutes(30)),
    arguments: ["Swift", "JavaScript", "PHP", "HTML", "Markdown"],
    ["a", "\"", "/", "=/[", "[", "*", "`a``", "<", "&", "${", "{", "/*", " "]
  )
  func `a long line is read in time and coloured at its start`(
    name: String,
    piece: String
  ) throws {
    let line = String(repeating: piece, count: 24_576 / piece.utf8.count)
    let highlighter = SourceHighlighter(language: try #require(Language.named(name)))
    var state = SourceHighlighter.State()

    let runs = highlighter.tokens(in: line, &state)

    #expect(runs.count <= SourceHighlighter.colouredLength + 1)
    #expect(runs.map(\.text).joined() == line)
  }
}

extension [TokenRun] {
  /// The coloured runs, as text.
  var coloured: String {
    filter { $0.kind != .plain }.map { "\($0.kind):\($0.text)" }.joined(separator: " ")
  }
}

/// Numbers by chance, the same on each run.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % sides
  }
}
