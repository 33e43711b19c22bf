/// Languages that are run as they are written.
extension Language {
  static let scripts = [
    Language(
      "Python",
      lineComments: ["#"],
      strings: [.tripleDouble, .tripleSingle, .double, .single],
      keywords: """
        and as assert async await break case class continue def del elif else except finally \
        for from global if import in is lambda match nonlocal not or pass raise return try \
        while with yield
        """,
      constants: "True False None self cls",
      types: "bool bytes dict float frozenset int list object set str tuple type",
      traits: [.capitalTypes, .calls],
      attributeMarks: "@"
    ),
    Language(
      "Ruby",
      lineComments: ["#"],
      blockComments: [BlockComment("=begin", "=end")],
      keywords: """
        alias and begin break case class def defined? do else elsif end ensure for if in \
        module next not or redo rescue retry return super then undef unless until when while \
        yield require require_relative include extend attr_reader attr_writer attr_accessor \
        private protected public raise
        """,
      constants: "true false nil self",
      traits: [.patterns, .hereDocuments, .capitalTypes],
      attributeMarks: "@:",
      nameBytes: "?!"
    ),
    Language(
      "PHP",
      lineComments: ["//", "#"],
      blockComments: [.c],
      keywords: """
        abstract and array as break callable case catch class clone const continue declare \
        default do echo else elseif empty enddeclare endfor endforeach endif endswitch \
        endwhile enum extends final finally fn for foreach function global goto if implements \
        include include_once instanceof insteadof interface isset list match namespace new or \
        print private protected public readonly require require_once return static switch \
        throw trait try unset use var while xor yield
        """,
      constants: "true false null TRUE FALSE NULL",
      types: "bool float int iterable mixed never object self string void",
      traits: [.hashAttributes, .dollarVariables, .hereDocuments, .capitalTypes, .calls]
    ),
    Language(
      "Shell",
      lineComments: ["#"],
      strings: [
        StringRule("\"", spansLines: true), StringRule("'", escape: nil, spansLines: true),
      ],
      keywords: """
        alias break case continue declare do done elif else esac eval exec exit export fi for \
        function if in local readonly return select set shift source then time trap unset \
        until while
        """,
      constants: "true false",
      traits: [.dollarVariables, .hereDocuments, .commentsAfterBlank],
      nameBytes: "-"
    ),
    Language(
      "Lua",
      lineComments: ["--"],
      blockComments: [BlockComment("--[[", "]]")],
      rawStrings: .lua,
      keywords: """
        and break do else elseif end for function goto if in local not or repeat return then \
        until while
        """,
      constants: "true false nil self",
      traits: [.calls]
    ),
    Language(
      "Perl",
      lineComments: ["#"],
      keywords: """
        and cmp das each else elsif eq for foreach ge given gt if last le local lt my ne next \
        no not or our package redo require return sub unless until use when while xor
        """,
      traits: [.dollarVariables, .hereDocuments, .commentsAfterBlank, .calls],
      attributeMarks: "@%"
    ),
    Language(
      "SQL",
      lineComments: ["--"],
      blockComments: [.c],
      strings: [
        StringRule("'", escape: nil, spansLines: true), StringRule("\"", escape: nil),
        StringRule("`", escape: nil),
      ],
      keywords: """
        add all alter and as asc begin between by cascade case check collate column commit \
        conflict constraint create cross database default delete desc distinct do drop else \
        end except exists explain foreign from full function grant group having if ignore in \
        index inner insert intersect into is join key left like limit not offset on or order \
        outer over partition primary procedure references replace returning right rollback \
        row rows select set table temp then to transaction trigger union unique update using \
        values view when where window with without
        """,
      constants: "true false null",
      types: """
        bigint blob bool boolean char date datetime decimal double float int integer json jsonb \
        numeric real serial smallint text time timestamp timestamptz uuid varchar
        """,
      traits: [.ignoresCase, .calls]
    ),
  ]
}
