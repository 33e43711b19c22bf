/// A screen that the page requests, with its view model.
public enum MineDestination {
  /// The login screen.
  case login(LoginViewModel)
  /// The screen of a cell.
  case item(MineItemViewModel)
}
