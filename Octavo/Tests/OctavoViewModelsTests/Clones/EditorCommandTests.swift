import Testing

@testable import OctavoViewModels

struct EditorCommandTests {
  @Test(arguments: [
    ("vim", ["vim", "+12", "/a b"]), ("/usr/bin/nvim -R", ["/usr/bin/nvim", "-R", "+12", "/a b"]),
    ("code --wait", ["code", "--wait", "--goto", "/a b:12"]), ("hx", ["hx", "/a b:12"]),
    ("subl -w", ["subl", "-w", "/a b:12"]), ("kate -b", ["kate", "-b", "--line", "12", "/a b"]),
    ("gnome-text-editor", ["gnome-text-editor", "+12", "/a b"]),
    ("unknown --x", ["unknown", "--x", "/a b"]),
    (
      "'/opt/my editor/vim' \"-c\" 'set nu'", ["/opt/my editor/vim", "-c", "set nu", "+12", "/a b"]
    ),
    ("emacsclient -t -a ''", ["emacsclient", "-t", "-a", "", "+12", "/a b"]),
    ("my\\ vim -x\"a'b\"c", ["my vim", "-xa'bc", "/a b"]),
  ])
  func `an editor opens a file at its line`(command: String, arguments: [String]) {
    #expect(EditorCommand(command).arguments(opening: "/a b", at: 12) == arguments)
  }

  @Test(arguments: [
    "$EDITOR", "vim; id", "vim `id`", "vim \"$(id)\"", "vim 'a", "vim \"a", "vim \\", "A=b vim",
    "~/bin/vim", "vim > x", "vim a*", "", "  ", "vim # x", String(repeating: "v", count: 5_000),
  ])
  func `a command that only a shell can read is left to one`(command: String) {
    #expect(EditorCommand(command).arguments(opening: "/a", at: 1) == nil)
  }

  @Test(arguments: [
    ("vim", 12, "vim +12 \"$1\""), ("code --wait", 3, "code --wait --goto \"$1:3\""),
    ("$HOME/bin/vim -f", 3, "$HOME/bin/vim -f +3 \"$1\""), ("ed", 3, "ed \"$1\""),
    ("kate", 3, "kate --line 3 \"$1\""), ("hx", 3, "hx \"$1:3\""), ("vim", nil, "vim \"$1\""),
  ])
  func `in a terminal the shell reads the command`(command: String, line: Int?, text: String) {
    #expect(EditorCommand(command).shellCommand(at: line) == text)
  }

  @Test func `the variables have an order`() {
    #expect(EditorCommand(environment: ["VISUAL": "kak", "EDITOR": "ed"]) == EditorCommand("kak"))
    #expect(EditorCommand(environment: ["VISUAL": " ", "EDITOR": "ed"]) == EditorCommand("ed"))
    #expect(EditorCommand(environment: [:]) == EditorCommand("vi"))
  }

  @Test func `a desktop opens an editor with a window`() {
    func editor(_ environment: [String: String], _ installed: Set<String>) -> EditorCommand? {
      EditorCommand.withWindow(environment: environment) { installed.contains($0) }
    }
    let code = EditorCommand("code -n")

    #expect(editor(["VISUAL": "vim", "EDITOR": "code -n"], ["vim", "code", "gedit"]) == code)
    #expect(editor(["EDITOR": "vim"], ["vim", "kate", "gedit"]) == EditorCommand("gedit"))
    #expect(editor(["EDITOR": "emacs -nw"], ["emacs"]) == nil)
    #expect(editor(["EDITOR": "emacs"], ["emacs"]) == EditorCommand("emacs"))
    #expect(editor(["EDITOR": "code -n"], []) == nil)
  }
}
