/// The arguments of the program.
package struct Options: Equatable {
  /// The example to show.
  package let example: Example
  /// Whether the window is dark whatever the desktop is.
  package let isDark: Bool
  /// The path for a picture of the window; `nil` leaves the window open.
  package let screenshot: String?

  /// The usage text.
  package static let usage = """
    Usage: windows person|login [LEVEL]|postcards [--dark] [--screenshot FILE]

      person      a page of the articles, over the same view model as in the terminal
      login       a login, bound on level 1, 2 or 3: “mona”, “octave”
      postcards   a form that asks before its text is discarded
    """

  /// Parses the arguments of the program; `nil` if they are invalid.
  package init?(_ arguments: [String]) {
    var names: [String] = []
    var isDark = false
    var screenshot: String?
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--dark": isDark = true
      case "--screenshot":
        guard let file = rest.popFirst() else { return nil }
        screenshot = file
      default: names.append(argument)
      }
    }
    switch (names.first, names.count) {
    case ("person", 1): example = .person
    case ("postcards", 1): example = .postcards
    case ("login", 1): example = .login(.one)
    case ("login", 2):
      guard let level = Int(names[1]).flatMap(LoginLevel.init) else { return nil }
      example = .login(level)
    default: return nil
    }
    self.isDark = isDark
    self.screenshot = screenshot
  }
}
