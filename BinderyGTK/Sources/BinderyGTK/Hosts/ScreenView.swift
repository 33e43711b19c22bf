/// What a screen looks like in a window: its widgets, bound to its view model.
///
/// The host puts the content under a header bar with the title and a way back. The properties are
/// observed: what they read from view models is followed.
public protocol ScreenView: AnyObject {
  /// What fills the screen.
  var content: Widget { get }

  /// What the screen is called.
  var title: String { get }

  /// A widget in the place of the title, such as a tab switcher.
  var titleWidget: Widget? { get }

  /// Widgets at the start of the header bar, after the way back.
  var leading: [Widget] { get }

  /// Widgets at the end of the header bar.
  var trailing: [Widget] { get }

  /// The size of the window, where the screen is presented in one of its own.
  var preferredSize: Window.Size { get }

  /// Where typing goes to when the screen comes.
  var initialFocus: Widget? { get }
}

extension ScreenView {
  /// None: the words.
  public var titleWidget: Widget? { nil }
  /// None.
  public var leading: [Widget] { [] }
  /// None.
  public var trailing: [Widget] { [] }
  /// Enough for a list to choose from.
  public var preferredSize: Window.Size { Window.Size(420, 560) }
  /// The first widget that takes it.
  public var initialFocus: Widget? { nil }
}
