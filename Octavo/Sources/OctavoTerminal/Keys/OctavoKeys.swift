import BinderyTerminal
import OctavoViewModels

/// The keys of the actions of Octavo, and the file of the user that overrides them.
enum OctavoKeys {
  /// The name of the user's file, in the folder of Octavo's configuration.
  static let fileName = "terminal-keys"

  /// The keys without a file.
  static let standard = KeyMap([
    "about": ["i"],
    "account.add": ["+"],
    "account.next": ["A"],
    "accounts": ["a", KeyPress("a", .alt)],
    "author": ["u"],
    "bookmark": ["'"],
    "branches": ["b"],
    "browser": ["o"],
    "change.next": ["n"],
    "change.previous": ["N"],
    "clear": ["X"],
    "clear.data": ["X"],
    "clone": ["Y"],
    "change.request": ["g"],
    "close.comment": [KeyPress("w", .alt)],
    "comment": ["c"],
    "commits": ["C"],
    "compare": ["="],
    "contents": ["T"],
    "contributors": ["i"],
    "copy.link": ["Y"],
    "copy": ["y", KeyPress("y", .control)],
    "country": ["c"],
    "delete": ["D"],
    "diagnostics": ["d"],
    "done": ["e"],
    "done.all": ["E"],
    "done.read": ["X"],
    "discard": [KeyPress("q", .alt)],
    "discard.request": ["X"],
    "edit": ["E"],
    "feedback": ["f"],
    "editor": [KeyPress("o", .alt)],
    "file": ["v"],
    "files": [KeyPress(.enter), "c"],
    "filter.save": ["S"],
    "filters": ["f"],
    "find": ["f"],
    "find.end": ["X"],
    "find.next": ["n"],
    "find.previous": ["N"],
    "context.all": ["E"],
    "context.down": ["}"],
    "context.up": ["{"],
    "fold.all": ["Z"],
    "fold.hunk": ["f"],
    "follow": ["f"],
    "forks": ["p"],
    "group": ["b"],
    "hash": ["Y"],
    "history": ["H"],
    "language": ["L"],
    "layout": ["B", "|"],
    "line": ["L"],
    "login": [KeyPress(.enter)],
    "login.browser": [KeyPress("r", .control)],
    "login.code": [KeyPress("l", .control)],
    "login.gh": [KeyPress("n", .control)],
    "logout": ["x"],
    "markdown.bold": [KeyPress("s", .alt)],
    "markdown.code": [KeyPress("e", .alt)],
    "markdown.italic": [KeyPress("i", .alt)],
    "markdown.link": [KeyPress("k", .alt)],
    "markdown.list": [KeyPress("l", .alt)],
    "markdown.quote": [KeyPress(".", .alt)],
    "markdown.task": [KeyPress("t", .alt)],
    "mark": [" "],
    "mark.all": ["*"],
    "mark.invert": ["~"],
    "mark.none": ["-"],
    "mark.section": ["+"],
    "method": [KeyPress("t", .control)],
    "mute": ["M"],
    "newest": ["n"],
    "next.comment": ["n"],
    "next.thread": [")"],
    "owner": ["u"],
    "page": [KeyPress("g", .control)],
    "period": ["t"],
    "permalink": ["P"],
    "picture": ["p", KeyPress("p", .control)],
    "place": [":"],
    "preview": [KeyPress("p", .alt)],
    "previous.comment": ["N"],
    "previous.thread": ["("],
    "quote": [">"],
    "notify": ["N"],
    "only.reason": ["="],
    "only.repository": ["p"],
    "raw": ["v"],
    "read": ["I"],
    "react": ["+"],
    "readme": ["v"],
    "release": ["E"],
    "releases": ["e"],
    "remove": ["x"],
    "resend": ["s"],
    "save": ["S"],
    "scroll.left": [KeyPress(.left), "h"],
    "scroll.right": [KeyPress(.right), "l"],
    "select": ["V"],
    "select.down": [KeyPress(.down, .shift), "J"],
    "select.up": [KeyPress(.up, .shift), "K"],
    "send": [KeyPress("s", .control), KeyPress(.enter, .alt)],
    "settings": [","],
    "sort": ["O"],
    "source": ["s"],
    "star": ["s"],
    "stargazers": ["*"],
    "subscribe": ["W"],
    "stop": [KeyPress("x", .control)],
    "token": [KeyPress("o", .control)],
    "tree": ["t"],
    "undo.request": ["z"],
    "unsent": ["U"],
    "unread": ["n"],
    "unsubscribe": ["W"],
    "updates": ["n"],
    "user": ["u"],
    "watchers": ["W"],
    "wrap": ["w"],
  ])

  /// The file, for the settings screen.
  static let file = KeyFile(name: fileName, hint: "Press ? on any screen") {
    keys(with: $0).problems
  }

  /// Returns the keys with those of the user's file, and the problems of the file, in the order of
  /// its lines.
  static func keys(with contents: UserFileContents) -> (keys: KeyMap, problems: [String]) {
    switch contents {
    case .missing: return (standard, [])
    case .unreadable: return (standard, [KeyFile.unreadable])
    case .text(let text):
      var keys = standard
      let problems = keys.apply(text)
      return (keys, problems.map(\.description))
    }
  }
}
