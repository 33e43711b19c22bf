public import BinderyNavigation

/// The view of a screen in a window: widgets that are bound to the view model.
///
/// A view is made by `init(viewModel, context)`, which also makes its bindings. The host puts the
/// content under a header bar with the title and a button back. The host observes the properties
/// below: they are read again after a change of a property that they have read.
public protocol ScreenView: AnyObject {
  /// The widget that fills the screen.
  var content: Widget { get }

  /// The title as text, as the desktop shows it.
  var title: String { get }

  /// The title and its form; by default one line.
  var screenTitle: ScreenTitle { get }

  /// A widget in place of the title, such as a tab switcher.
  var titleWidget: Widget? { get }

  /// Widgets at the start of the header bar, after the button back.
  var leading: [Widget] { get }

  /// Widgets at the end of the header bar.
  var trailing: [Widget] { get }

  /// The actions of the screen, in the order of the menu and of the list of keys.
  ///
  /// They are performed by the menu, keys and buttons while the screen is active, before actions of
  /// the app with the same identifier.
  var actions: [ScreenAction] { get }

  /// The size of the window in which the screen is presented.
  var preferredSize: Window.Size { get }

  /// The widget that takes the focus when the screen is shown.
  var initialFocus: Widget? { get }
}

extension ScreenView {
  /// The title, in one line.
  public var screenTitle: ScreenTitle { .plain(title) }
  /// None: the title is text.
  public var titleWidget: Widget? { nil }
  /// None.
  public var leading: [Widget] { [] }
  /// None.
  public var trailing: [Widget] { [] }
  /// None.
  public var actions: [ScreenAction] { [] }
  /// Enough for a list to choose from.
  public var preferredSize: Window.Size { Window.Size(420, 560) }
  /// The first widget that takes the focus.
  public var initialFocus: Widget? { nil }
}
