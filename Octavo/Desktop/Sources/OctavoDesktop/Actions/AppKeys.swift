import BinderyGTK
import OctavoViewModels

/// The keys of the actions, which a file of the user overrides.
enum AppKeys {
  /// The default keys.
  static let defaults: KeyMap = [
    "account.add": ["<Control>plus"],
    "account.next": ["<Alt>a"],
    "accounts": ["<Control><Shift>a"],
    "assign.me": ["<Alt><Shift>p"],
    "assignees": ["<Alt><Shift>a"],
    "back": ["<Alt>Left"],
    "bookmark": ["<Control><Shift>k"],
    "branches": ["<Alt>b"],
    "browser": ["<Control>o"],
    "change.next": ["<Alt>Down"],
    "change.previous": ["<Alt>Up"],
    "close": ["<Alt><Shift>c"],
    "close.comment": ["<Control><Shift>w"],
    "close.duplicate": ["<Alt><Shift>d"],
    "close.unplanned": ["<Alt><Shift>n"],
    "comment": ["<Control>m"],
    "commit.next": ["<Alt><Shift>Right"],
    "commit.previous": ["<Alt><Shift>Left"],
    "commits": ["<Alt>c"],
    "compare": ["<Alt>d"],
    "contents": ["<Alt>j"],
    "context.all": ["<Alt>e"],
    "context.down": ["<Alt>k"],
    "context.up": ["<Alt>i"],
    "copy": ["<Control><Shift>c"],
    "country": ["<Alt>o"],
    "discard": ["<Alt><Shift>Delete"],
    "done": ["<Control><Shift>d"],
    "conversation": ["<Alt><Shift>h"],
    "files.pick": ["<Alt><Shift>e"],
    "filter.save": ["<Control><Shift>s"],
    "filters": ["<Control><Shift>f"],
    "find": ["<Control>f"],
    "find.end": ["<Alt>x"],
    "find.next": ["<Control>g"],
    "find.previous": ["<Control><Shift>g"],
    "first.comment": ["<Alt>Home"],
    "fold.all": ["<Alt>f"],
    "fold.hunk": ["<Alt>u"],
    "follow": ["<Alt>w"],
    "group": ["<Control><Shift>b"],
    "hash": ["<Control><Shift>h"],
    "history": ["<Alt>h"],
    "issue.lines": ["<Control><Shift>n"],
    "issue.new": ["<Control>n"],
    "issues": ["<Alt><Shift>i"],
    "issues.own": ["<Alt><Shift>g"],
    "labels": ["<Alt><Shift>l"],
    "language": ["<Alt>l"],
    "last.comment": ["<Alt>End"],
    "layout": ["<Alt>v"],
    "line": ["<Control>i"],
    "lines.find": ["<Alt><Shift>b"],
    "lines.next": ["<Alt><Shift>Page_Down"],
    "lines.previous": ["<Alt><Shift>Page_Up"],
    "lock": ["<Alt><Shift>k"],
    "markdown.bold": ["<Control>b"],
    "markdown.code": ["<Control>e"],
    "markdown.italic": ["<Control><Shift>i"],
    "markdown.link": ["<Control>k"],
    "markdown.list": ["<Control><Shift>8"],
    "markdown.quote": ["<Control><Shift>period"],
    "markdown.task": ["<Control><Shift>l"],
    "mark": ["<Control>space"],
    "mark.all": ["<Control>a"],
    "mark.invert": ["<Control><Shift>x"],
    "mark.section": ["<Control><Shift>e"],
    "milestone": ["<Alt><Shift>m"],
    "mute": ["<Control><Shift>m"],
    "narrow": ["<Alt><Shift>f"],
    "next.by.author": ["<Alt><Shift>Down"],
    "next.comment": ["<Alt>bracketright"],
    "next.thread": ["<Alt>period"],
    "only.reason": ["<Alt>y"],
    "only.repository": ["<Alt>g"],
    "open": ["<Alt>Return"],
    "previous.by.author": ["<Alt><Shift>Up"],
    "previous.comment": ["<Alt>bracketleft"],
    "previous.thread": ["<Alt>comma"],
    "period": ["<Alt>t"],
    "permalink": ["<Control><Shift>y"],
    "picture": ["<Alt>p"],
    "place": ["<Control>k", "<Control>l", "<Control>p"],
    "preview": ["<Control><Shift>p"],
    "project.status": ["<Alt><Shift>j"],
    "checkout": ["<Control><Alt>c"],
    "pull.checks": ["<Control><Alt>h"],
    "pull.files": ["<Control><Alt>f"],
    "pulls": ["<Alt><Shift>u"],
    "pulls.own": ["<Alt><Shift>q"],
    "quit": ["<Control>q"],
    "raw": ["<Alt>m"],
    "read": ["<Control><Shift>r"],
    "references": ["<Alt><Shift>o"],
    "refresh": ["F5", "<Control>r"],
    "reopen": ["<Alt><Shift>r"],
    "reply": ["<Alt><Shift>s"],
    "save": ["<Control>s"],
    "search": ["<Alt>slash"],
    "section.next": ["<Alt>Page_Down"],
    "section.previous": ["<Alt>Page_Up"],
    "send": ["<Control>Return"],
    "send.close": ["<Control><Shift>Return"],
    "settings": ["<Control>comma"],
    "shortcuts": ["<Control>question"],
    "sort": ["<Alt>s"],
    "space": ["<Alt><Shift>w"],
    "star": ["<Control>d"],
    "tab-1": ["<Control>1"],
    "tab-2": ["<Control>2"],
    "tab-3": ["<Control>3"],
    "tab-4": ["<Control>4"],
    "tab-5": ["<Control>5"],
    "title": ["<Alt><Shift>t"],
    "unread": ["<Alt>r"],
    "unsent": ["<Alt>n"],
    "unsubscribe": ["<Alt>q"],
    "viewed": ["<Alt><Shift>v"],
    "wrap": ["<Alt>z"],
  ]

  /// The name of the user's file, in the folder of Octavo's configuration.
  static let fileName = "window-keys"

  /// The file, for the settings screen.
  static let file = KeyFile(name: fileName, hint: "Press Ctrl+? in any window") {
    keys(with: $0).problems
  }

  /// Returns the keys with those of the user's file, and the problems of the file, in the order of
  /// its lines.
  static func keys(with contents: UserFileContents) -> (keys: KeyMap, problems: [String]) {
    switch contents {
    case .missing: return (defaults, [])
    case .unreadable: return (defaults, [KeyFile.unreadable])
    case .text(let text):
      var keys = defaults
      let problems = keys.override(with: text)
      return (keys, problems.map { "\($0)" })
    }
  }
}
