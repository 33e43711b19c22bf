/// The abilities of an editor, known by the name of its program.
nonisolated struct EditorProgram: Sendable, Equatable {
  /// The ways to name the line.
  enum Syntax: Sendable, Equatable {
    /// `+12 path`
    case plus
    /// `path:12`
    case colon
    /// `--goto path:12`
    case goto
    /// `--line 12 path`
    case option
  }

  /// The way to name the line.
  let syntax: Syntax
  /// Whether it opens a window.
  var hasWindow = false
  /// Whether an option keeps it in the terminal.
  var canLackWindow = false

  /// The editors that are looked for on a desktop, the first of them first.
  static let desktop = [
    "gnome-text-editor", "gedit", "kate", "kwrite", "xed", "pluma", "mousepad", "geany", "code",
    "codium", "zed", "subl", "gvim",
  ]

  /// The editors by the names of their programs.
  static let all: [String: EditorProgram] = {
    var programs: [String: EditorProgram] = [:]
    let terminal: [(Syntax, String)] = [
      (.plus, "vi vim nvim view nano rnano pico jed joe jmacs ne kak micro mcedit mg zile"),
      (.colon, "hx helix"),
    ]
    let windows: [(Syntax, String)] = [
      (.plus, "gvim gview nvim-qt gedit gnome-text-editor xed pluma geany"),
      (.colon, "subl sublime_text zed zeditor lapce"),
      (.goto, "code code-insiders codium vscodium code-oss cursor windsurf positron"),
      (.option, "kate kwrite mousepad idea pycharm clion goland webstorm rubymine phpstorm"),
    ]
    for (syntax, names) in terminal {
      for name in names.split(separator: " ") { programs[String(name)] = Self(syntax: syntax) }
    }
    for (syntax, names) in windows {
      for name in names.split(separator: " ") {
        programs[String(name)] = Self(syntax: syntax, hasWindow: true)
      }
    }
    for name in ["emacs", "emacsclient"] {
      programs[name] = Self(syntax: .plus, hasWindow: true, canLackWindow: true)
    }
    return programs
  }()
}
