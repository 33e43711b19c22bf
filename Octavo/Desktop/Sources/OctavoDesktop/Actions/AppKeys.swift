import BinderyGTK
import Foundation
import OctavoViewModels

/// The keys of the actions, which a file of the user overrides.
enum AppKeys {
  /// The default keys.
  static let defaults: KeyMap = [
    "account.add": ["<Control>plus"],
    "account.next": ["<Alt>a"],
    "accounts": ["<Control><Shift>a"],
    "back": ["<Alt>Left"],
    "branches": ["<Alt>b"],
    "browser": ["<Control>o"],
    "change.next": ["<Alt>Down"],
    "change.previous": ["<Alt>Up"],
    "commits": ["<Alt>c"],
    "compare": ["<Alt>d"],
    "copy": ["<Control><Shift>c"],
    "country": ["<Alt>o"],
    "find": ["<Control>f"],
    "find.next": ["<Control>g"],
    "find.previous": ["<Control><Shift>g"],
    "fold.all": ["<Alt>f"],
    "follow": ["<Alt>w"],
    "hash": ["<Control><Shift>h"],
    "history": ["<Alt>h"],
    "language": ["<Alt>l"],
    "layout": ["<Alt>v"],
    "line": ["<Control>i"],
    "open": ["<Alt>Return"],
    "period": ["<Alt>t"],
    "permalink": ["<Control><Shift>y"],
    "picture": ["<Alt>p"],
    "place": ["<Control>l"],
    "quit": ["<Control>q"],
    "raw": ["<Alt>m"],
    "refresh": ["F5", "<Control>r"],
    "section.next": ["<Alt>Page_Down"],
    "section.previous": ["<Alt>Page_Up"],
    "settings": ["<Control>comma"],
    "shortcuts": ["<Control>question"],
    "sort": ["<Alt>s"],
    "star": ["<Control>d"],
    "tab-1": ["<Control>1"],
    "tab-2": ["<Control>2"],
    "tab-3": ["<Control>3"],
    "tab-4": ["<Control>4"],
    "wrap": ["<Alt>z"],
  ]

  /// The name of the user's file, in the folder of Octavo's configuration.
  private static let fileName = "window-keys"

  /// The file, for the settings screen; the program reads it when it starts.
  static let file = KeyFile(name: fileName, hint: "Press Ctrl+? in any window") { contents in
    switch contents {
    case .missing: return []
    case .unreadable: return ["The file could not be read."]
    case .text(let text):
      var keys = defaults
      return keys.override(with: text).map { "\($0)" }
    }
  }

  /// Returns the keys with those of the file `window-keys` in a folder, and the problems in it.
  static func load(in folder: URL?) -> (keys: KeyMap, problems: [String]) {
    var keys = defaults
    guard let file = folder?.appending(path: fileName) else { return (keys, []) }
    let problems = keys.override(withFileAt: file.path)
    return (keys, problems.map { "\(file.path): \($0)" })
  }
}
