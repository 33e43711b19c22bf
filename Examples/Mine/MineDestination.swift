/// Where the page wants to go: a screen by its view model.
public enum MineDestination {
  /// The log-in.
  case login(LoginViewModel)
}
