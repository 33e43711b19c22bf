/// Compiled languages with braces.
extension Language {
  private static let cKeywords = """
    auto break case const continue default do else enum extern for goto if inline register \
    restrict return signed sizeof static struct switch typedef union unsigned volatile while
    """
  private static let cTypes = """
    bool char double float int long short void size_t ssize_t ptrdiff_t intptr_t uintptr_t \
    int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t wchar_t FILE
    """
  private static let cppKeywords = """
    alignas alignof catch class co_await co_return co_yield concept const_cast consteval \
    constexpr constinit decltype delete dynamic_cast explicit export final friend module \
    mutable namespace new noexcept operator override private protected public \
    reinterpret_cast requires static_assert static_cast template this thread_local throw try \
    typeid typename using virtual
    """

  static let cFamily = [
    Language(
      "Swift",
      lineComments: ["//"],
      blockComments: [BlockComment("/*", "*/", nests: true)],
      strings: [.tripleDouble, .double],
      rawStrings: .swift,
      keywords: """
        actor any as associatedtype async await borrowing break case catch class consuming \
        continue convenience default defer deinit didSet do dynamic else enum extension \
        fallthrough fileprivate final for func get guard if import in indirect infix init \
        inout internal is isolated lazy let macro mutating nonisolated nonmutating open \
        operator override package postfix precedencegroup prefix private protocol public \
        repeat required rethrows return sending set some static struct subscript super switch \
        throw throws try typealias unowned var weak where while willSet
        """,
      constants: "true false nil self Self",
      traits: [.capitalTypes, .calls],
      attributeMarks: "@#"
    ),
    Language(
      "C",
      lineComments: ["//"],
      blockComments: [.c],
      keywords: cKeywords,
      constants: "NULL true false",
      types: cTypes,
      traits: [.preprocessor, .calls]
    ),
    Language(
      "C++",
      lineComments: ["//"],
      blockComments: [.c],
      rawStrings: .cpp,
      keywords: cKeywords + " " + cppKeywords,
      constants: "NULL nullptr true false",
      types: cTypes + " string vector map",
      traits: [.preprocessor, .capitalTypes, .calls]
    ),
    Language(
      "Objective-C",
      lineComments: ["//"],
      blockComments: [.c],
      keywords: cKeywords + " in self super instancetype",
      constants: "nil Nil NULL YES NO true false",
      types: cTypes + " id BOOL SEL IMP",
      traits: [.preprocessor, .capitalTypes, .calls],
      attributeMarks: "@"
    ),
    Language(
      "Rust",
      lineComments: ["//"],
      blockComments: [BlockComment("/*", "*/", nests: true)],
      strings: [StringRule("\"", spansLines: true), .character],
      rawStrings: .rust,
      keywords: """
        as async await break const continue crate dyn else enum extern fn for if impl in let \
        loop macro_rules match mod move mut pub ref return static struct super trait type \
        union unsafe use where while yield
        """,
      constants: "true false self Self None Some Ok Err",
      types: "bool char f32 f64 i8 i16 i32 i64 i128 isize str u8 u16 u32 u64 u128 usize",
      traits: [.capitalTypes, .hashAttributes, .calls]
    ),
    Language(
      "Go",
      lineComments: ["//"],
      blockComments: [.c],
      strings: [.double, .character, StringRule("`", escape: nil, spansLines: true)],
      keywords: """
        break case chan const continue default defer else fallthrough for func go goto if \
        import interface map package range return select struct switch type var
        """,
      constants: "true false nil iota",
      types: """
        any bool byte comparable complex64 complex128 error float32 float64 int int8 int16 \
        int32 int64 rune string uint uint8 uint16 uint32 uint64 uintptr
        """,
      traits: [.calls]
    ),
    Language(
      "Zig",
      lineComments: ["//"],
      strings: [.double, .character],
      keywords: """
        addrspace align allowzero and asm async await break catch comptime const continue \
        defer else enum errdefer error export extern fn for if inline noalias opaque or \
        orelse packed pub resume return struct suspend switch test threadlocal try union \
        unreachable usingnamespace var volatile while
        """,
      constants: "true false null undefined",
      types: "anyerror anytype bool f32 f64 i8 i16 i32 i64 isize type u8 u16 u32 u64 usize void",
      traits: [.capitalTypes, .calls],
      attributeMarks: "@"
    ),
  ]
}
