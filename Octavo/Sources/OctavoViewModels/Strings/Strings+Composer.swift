nonisolated extension Strings {
  /// The text of an empty field for a comment.
  public static let leaveComment = "Leave a comment"
  /// The title of the action that sends a comment.
  public static let comment = "Comment"
  /// The title of the action that opens an issue on the server.
  public static let createIssue = "Create Issue"
  /// The label of the title of a new issue.
  public static let issueTitle = "Title"
  /// The heading of issues with similar titles.
  public static let similarIssues = "Similar Issues"
  /// The text of a list without a choice.
  static let noChoice = "None"
  /// The text of a field that takes files.
  public static let filesInBrowser = "Files can only be added in the browser."
  /// The title of the action that begins an issue.
  static let newIssue = "New Issue"
  /// The title of the action that opens a text in the user's editor.
  public static let openInEditor = "Open in Editor"
  /// The heading of the keys of Markdown.
  static let formatting = "Formatting"
  /// The heading of the actions of saved replies.
  static let savedReplies = "Saved Replies"
  /// The title of the action that empties a field.
  static let discardText = "Discard Text"
  /// The name of the list of names that can be completed.
  public static let completions = "Suggestions"

  /// Returns the title of the action that ends or begins to check the spelling.
  static func spelling(isChecked: Bool) -> String {
    isChecked ? "Do Not Check Spelling" : "Check Spelling"
  }

  /// Returns the title of the action that shows the preview, or the field again.
  static func preview(isShown: Bool) -> String { isShown ? "Continue Writing" : "Preview" }

  /// Returns the length of a text and the longest one that there can be.
  static func length(_ length: Int, of limit: Int) -> String {
    "\(grouped(length)) / \(grouped(limit))"
  }

  /// Returns the message for a text that is longer than the server takes.
  static func tooLong(by count: Int) -> String {
    "\(Strings.count(count, "character", "characters")) too long"
  }
}
