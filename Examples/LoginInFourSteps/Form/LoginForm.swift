/// The view of all four steps: a log-in form, as a front end's toolkit offers it.
///
/// It knows neither models nor view models: others set what it shows, and it calls back.
public protocol LoginForm: AnyObject {
  /// What stands in the upper field.
  var username: String { get }
  /// What stands in the lower field.
  var password: String { get }

  /// Where the picture above the fields comes from; `nil` shows a stranger's.
  var avatarURL: String? { get set }
  /// Whether the button can be pressed.
  var isLogInEnabled: Bool { get set }
  /// Whether a spinner turns.
  var isBusy: Bool { get set }
  /// The line below the button.
  var message: String { get set }

  /// Called after the person has edited a field.
  var didEdit: () -> Void { get set }
  /// Called when the person presses the button or Return.
  var didSubmit: () -> Void { get set }
}
