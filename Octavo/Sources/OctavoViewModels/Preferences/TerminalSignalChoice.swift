/// A way in which a terminal notifies the user.
public nonisolated enum TerminalSignalChoice: String, SettingChoice {
  /// A notification with a text (OSC 9).
  case notification
  /// A notification with a title and a text (OSC 777).
  case titled
  /// The bell.
  case bell

  /// The text in the list of the setting.
  public var title: String {
    switch self {
    case .notification: "Notification (OSC 9)"
    case .titled: "Notification (OSC 777)"
    case .bell: "Bell"
    }
  }
}
