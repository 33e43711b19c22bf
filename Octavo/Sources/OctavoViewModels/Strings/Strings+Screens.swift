nonisolated extension Strings {
  /// The title of the action that shows a search.
  static let search = "Search GitHub"
  /// The title of the action that searches in a repository.
  static let searchRepository = "Search This Repository"
  /// The name of the program, above its first screens.
  public static let program = "Octavo"
  /// The text in place of rows or of a document while they are being loaded.
  public static let loading = "Loading…"
  /// The title of the action that repeats a request after a failure.
  public static let tryAgain = "Try Again"
  /// The heading of the actions that move through a screen, in the list of keys.
  public static let moving = "Moving"
  /// The section of the actions for an issue or a pull request.
  static let issue = "Issue"
  /// The section of the actions for a thread of the inbox.
  static let thread = "Thread"
  /// The title of the action that scrolls long lines to their left part.
  public static let scrollLeft = "Scroll left"
  /// The title of the action that scrolls long lines to their right part.
  public static let scrollRight = "Scroll right"
  /// The title of the action that moves the end of the selected lines down.
  public static let selectDown = "Select down"
  /// The title of the action that moves the end of the selected lines up.
  public static let selectUp = "Select up"
  /// The title of the action that leaves a state of the screen without a change.
  public static let cancel = "Cancel"
  /// The text in place of the scroll position of a file that fits on the screen.
  public static let wholeFile = "all"
  /// The name of the button that shows the actions of the screen.
  public static let mainMenu = "Main Menu"
  /// The title of the action that shows the accounts to choose from.
  public static let switchAccount = "Switch Account"
  /// The title of the action that shows the picture of an account in full size.
  public static let showPicture = "Show Picture"
  /// The title of the screen and of the action for another branch or tag.
  public static let selectReference = "Select Branch or Tag"
  /// Returns the level of a list or quote that is nested deeper than is shown by indentation.
  public static func level(_ level: Int) -> String { "‹\(level)›" }

  /// The title of the table of contents of a document, and of the action that shows it.
  public static let tableOfContents = "Table of Contents"
  /// The title of the action that goes to the next match in a file.
  public static let findNext = "Find Next"
  /// The title of the action that goes to the match before in a file.
  public static let findPrevious = "Find Previous"
  /// The title of the action that removes the marks of a search in a file.
  public static let endSearch = "Stop Finding"
  /// The name of the terminal’s facts about itself.
  public static let terminal = "Terminal"
  /// The name of the bar of languages.
  public static let languages = "Languages"

  /// Returns the title of the action that begins to select lines of a file, or ends it.
  public static func selectLines(isSelecting: Bool) -> String {
    isSelecting ? "Stop Selecting Lines" : "Select Lines"
  }

  /// Returns the name of a row that may be the chosen one, for assistive technology.
  static func spoken(_ title: String, isSelected: Bool) -> String {
    isSelected ? "\(title), selected" : title
  }
}
