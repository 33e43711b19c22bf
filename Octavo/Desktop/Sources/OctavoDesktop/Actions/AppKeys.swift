import BinderyGTK
import Foundation

/// The keys of the actions, which a file of the user overrides.
enum AppKeys {
  /// The default keys.
  static let defaults: KeyMap = [
    "back": ["<Alt>Left"],
    "browser": ["<Control>o"],
    "change.next": ["<Alt>Down"],
    "change.previous": ["<Alt>Up"],
    "commits": ["<Alt>c"],
    "copy": ["<Control><Shift>c"],
    "find": ["<Control>f"],
    "fold.all": ["<Alt>f"],
    "hash": ["<Control><Shift>h"],
    "history": ["<Alt>h"],
    "place": ["<Control>l"],
    "quit": ["<Control>q"],
    "raw": ["<Alt>m"],
    "refresh": ["F5", "<Control>r"],
    "settings": ["<Control>comma"],
    "shortcuts": ["<Control>question"],
    "star": ["<Control>d"],
    "tab-1": ["<Control>1"],
    "tab-2": ["<Control>2"],
    "tab-3": ["<Control>3"],
    "tab-4": ["<Control>4"],
    "wrap": ["<Alt>z"],
  ]

  /// Returns the keys with those of the file `window-keys` in a folder, and the problems in it.
  static func load(in folder: URL?) -> (keys: KeyMap, problems: [String]) {
    var keys = defaults
    guard let file = folder?.appending(path: "window-keys") else { return (keys, []) }
    let problems = keys.override(withFileAt: file.path)
    return (keys, problems.map { "\(file.path): \($0)" })
  }
}
