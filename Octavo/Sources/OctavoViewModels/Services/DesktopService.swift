/// A service of the desktop that a program can run without.
public nonisolated enum DesktopService: Sendable, CaseIterable {
  /// The message bus of the user's session, over which the others are reached.
  case sessionBus
  /// The service through which screen readers reach a window.
  case accessibility
  /// The service that makes a second start show the window of the first one.
  case singleWindow
  /// The store of tokens.
  case keyring
}
