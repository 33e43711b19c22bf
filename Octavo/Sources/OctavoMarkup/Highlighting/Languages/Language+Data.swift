/// Data, settings and build files.
extension Language {
  static let data = [
    Language(
      "JSON",
      lineComments: ["//"],
      blockComments: [.c],
      strings: [.double],
      constants: "true false null",
      keyMark: ":"
    ),
    Language(
      "YAML",
      lineComments: ["#"],
      strings: [.double, StringRule("'", escape: nil)],
      constants: "true false null yes no on off",
      traits: [.commentsAfterBlank],
      attributeMarks: "&*!",
      keyMark: ":",
      nameBytes: "-./"
    ),
    Language(
      "TOML",
      lineComments: ["#"],
      strings: [
        .tripleDouble, StringRule("'''", escape: nil, spansLines: true), .double,
        StringRule("'", escape: nil),
      ],
      constants: "true false",
      traits: [.sections],
      keyMark: "=",
      nameBytes: "-."
    ),
    Language(
      "INI",
      lineComments: ["#", ";"],
      constants: "true false yes no on off",
      traits: [.sections, .commentsAfterBlank],
      keyMark: "=",
      nameBytes: "-."
    ),
    Language(
      "CSS",
      lineComments: [],
      blockComments: [.c],
      keywords: "important from to and not only",
      constants: "inherit initial unset auto none",
      traits: [.calls],
      attributeMarks: "@#.",
      keyMark: ":",
      nameBytes: "-"
    ),
    Language(
      "Makefile",
      lineComments: ["#"],
      keywords: """
        define else endef endif export ifdef ifeq ifndef ifneq include override private \
        sinclude undefine unexport vpath
        """,
      traits: [.dollarVariables, .commentsAfterBlank],
      keyMark: ":",
      nameBytes: "-./%"
    ),
    Language(
      "Dockerfile",
      lineComments: ["#"],
      keywords: """
        add arg as cmd copy entrypoint env expose from healthcheck label maintainer onbuild run \
        shell stopsignal user volume workdir
        """,
      traits: [.ignoresCase, .dollarVariables, .commentsAfterBlank],
      nameBytes: "-./"
    ),
    Language(
      "CMake",
      lineComments: ["#"],
      blockComments: [BlockComment("#[[", "]]")],
      strings: [StringRule("\"", spansLines: true)],
      keywords: """
        add_compile_options add_custom_command add_custom_target add_executable add_library \
        add_subdirectory cmake_minimum_required else elseif endforeach endfunction endif \
        endmacro endwhile find_package foreach function if include install macro message \
        option project return set target_compile_definitions target_include_directories \
        target_link_libraries while
        """,
      constants: "true false on off",
      traits: [.ignoresCase, .dollarVariables, .calls]
    ),
  ]
}
