/// The question for the server of another account.
public nonisolated enum AddAccountQuestion {
  /// The title of the dialog.
  public static let title = "Add Account"
  /// The text of the question.
  public static let message =
    "Enter the server: github.com, or the address of an Enterprise server."
  /// The label of the field.
  public static let field = "Server"
  /// The title of the button that continues.
  public static let confirmation = "Continue"
}
