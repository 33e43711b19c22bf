/// Languages that run on a virtual machine or in a browser, and Haskell.
extension Language {
  private static let scriptKeywords = """
    as async await break case catch class const continue debugger default delete do else \
    export extends finally for from function get if import in instanceof let new of return \
    set static super switch throw try typeof var void while with yield
    """
  private static let scriptConstants = "true false null undefined NaN Infinity this"
  private static let typeKeywords = """
    abstract declare enum implements infer interface is keyof namespace override private \
    protected public readonly satisfies type
    """

  static let managed = [
    Language(
      "JavaScript",
      lineComments: ["//"],
      blockComments: [.c],
      strings: [.double, .single, .backtick],
      keywords: scriptKeywords,
      constants: scriptConstants,
      traits: [.patterns, .capitalTypes, .calls],
      attributeMarks: "@",
      nameBytes: "$"
    ),
    Language(
      "TypeScript",
      lineComments: ["//"],
      blockComments: [.c],
      strings: [.double, .single, .backtick],
      keywords: scriptKeywords + " " + typeKeywords,
      constants: scriptConstants,
      types: "any bigint boolean never number object string symbol unknown void",
      traits: [.patterns, .capitalTypes, .calls],
      attributeMarks: "@",
      nameBytes: "$"
    ),
    Language(
      "Java",
      lineComments: ["//"],
      blockComments: [.c],
      strings: [.tripleDouble, .double, .single],
      keywords: """
        abstract assert break case catch class continue default do else enum extends final \
        finally for if implements import instanceof interface native new non-sealed package \
        permits private protected public record return sealed static strictfp super switch \
        synchronized throw throws transient try var volatile while yield
        """,
      constants: "true false null this",
      types: "boolean byte char double float int long short void",
      traits: [.capitalTypes, .calls],
      attributeMarks: "@"
    ),
    Language(
      "Kotlin",
      lineComments: ["//"],
      blockComments: [BlockComment("/*", "*/", nests: true)],
      strings: [StringRule("\"\"\"", escape: nil, spansLines: true), .double, .single],
      keywords: """
        abstract actual annotation as break by catch class companion const constructor \
        continue crossinline data do else enum expect external final finally for fun if \
        import in infix init inline inner interface internal is lateinit noinline object open \
        operator out override package private protected public reified return sealed super \
        suspend tailrec throw try typealias val value var vararg when where while
        """,
      constants: "true false null this it",
      traits: [.capitalTypes, .calls],
      attributeMarks: "@"
    ),
    Language(
      "Scala",
      lineComments: ["//"],
      blockComments: [BlockComment("/*", "*/", nests: true)],
      strings: [StringRule("\"\"\"", escape: nil, spansLines: true), .double, .character],
      keywords: """
        abstract case catch class def derives do else end enum export extends extension final \
        finally for given if implicit import inline lazy match new object opaque open override \
        package private protected return sealed super then throw trait transparent try type \
        using val var while with yield
        """,
      constants: "true false null this",
      traits: [.capitalTypes, .calls],
      attributeMarks: "@"
    ),
    Language(
      "C#",
      lineComments: ["//"],
      blockComments: [.c],
      strings: [.tripleDouble, .double, .single],
      keywords: """
        abstract as async await base break case catch checked class const continue default \
        delegate do else enum event explicit extern finally fixed for foreach get goto if \
        implicit in init interface internal is lock namespace new operator out override \
        params partial private protected public readonly record ref required return sealed set \
        sizeof stackalloc static struct switch throw try typeof unchecked unsafe using var \
        virtual volatile when where while with yield
        """,
      constants: "true false null this value",
      types: """
        bool byte char decimal double dynamic float int long nint object sbyte short string \
        uint ulong ushort void
        """,
      traits: [.preprocessor, .capitalTypes, .calls]
    ),
    Language(
      "Dart",
      lineComments: ["//"],
      blockComments: [.c],
      strings: [.tripleDouble, .tripleSingle, .double, .single],
      keywords: """
        abstract as assert async await base break case catch class const continue covariant \
        default deferred do else enum export extends extension external factory final finally \
        for get hide if implements import in interface is late library mixin new on operator \
        part required rethrow return sealed set show static super switch sync throw try \
        typedef var when while with yield
        """,
      constants: "true false null this",
      types: "bool double dynamic int num void",
      traits: [.capitalTypes, .calls],
      attributeMarks: "@",
      nameBytes: "$"
    ),
    Language(
      "Haskell",
      lineComments: ["--"],
      blockComments: [BlockComment("{-", "-}", nests: true)],
      strings: [.double, .character],
      keywords: """
        as case class data default deriving do else family forall foreign hiding if import in \
        infix infixl infixr instance let module newtype of qualified then type where
        """,
      constants: "True False Nothing otherwise",
      traits: [.capitalTypes],
      nameBytes: "'"
    ),
  ]
}
