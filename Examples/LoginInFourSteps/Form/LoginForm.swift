/// The view of all four steps: a login form, as a front end's toolkit offers it.
///
/// The form refers to neither models nor view models: a controller or a view sets its properties,
/// and the form calls back.
public protocol LoginForm: AnyObject {
  /// The text of the upper field.
  var username: String { get }
  /// The text of the lower field.
  var password: String { get }

  /// The address of the picture above the fields; `nil` shows a placeholder.
  var avatarURL: String? { get set }
  /// Whether the button is enabled.
  var isLogInEnabled: Bool { get set }
  /// Whether the spinner is visible.
  var isBusy: Bool { get set }
  /// The message below the button.
  var message: String { get set }

  /// The callback for an edit of a field.
  var didEdit: () -> Void { get set }
  /// The callback for a press of the button or of Return.
  var didSubmit: () -> Void { get set }
}
