#if canImport(Glibc) || canImport(Musl)
/// The view of a screen: it draws a view model, and calls it for keys and clicks.
///
/// ``ModelView`` is the form for most screens; this protocol is for views that do all by
/// themselves.
///
/// A view keeps only the state of its drawing, such as a selection. Drawing the same state at the
/// same size gives the same frame. The host observes the properties that are read while a view
/// draws, and draws again when they change.
@MainActor
public protocol ScreenView: AnyObject {
  /// The title of the panel around the view, where the screen is presented.
  var title: String { get }

  /// The size that the view would like inside a panel.
  var preferredSize: Size { get }

  /// Whether typed characters go into a text now.
  var isTyping: Bool { get }

  /// Whether the view takes all keys, such as for its menu, so that views around it have no
  /// actions.
  var isModal: Bool { get }

  /// The actions, in the order of hints and help.
  var actions: [KeyAction] { get }

  /// Returns the actions that also work while pushed screens cover the root view, such as the keys
  /// of its tabs.
  ///
  /// - Parameter goBack: Removes the pushed screens, and returns whether it did so. A guarded
  ///   screen asks first, so it is false then.
  /// - Returns: The actions, in the order of the help.
  func actionsWhileCovered(goBack: @escaping () -> Bool) -> [KeyAction]

  /// Draws the screen.
  func draw(in area: Rect, of frame: inout Frame)

  /// Handles a key, a paste or the wheel, before the actions are asked.
  ///
  /// The view has been drawn since the previous event. The only exception is a long run of typed
  /// characters while ``isTyping`` is true: no frame is drawn inside it, so that a pasted text
  /// needs no frame for each character.
  ///
  /// - Returns: Whether the event had a meaning for the view.
  func handle(_ event: InputEvent) -> Bool

  /// Handles a click on an area that the view marked.
  func click(_ target: ClickTarget)

  /// Handles a click on a cell of an area that the view marked.
  ///
  /// Drags and double clicks that begin there are passed to ``handle(_:)``.
  func click(_ target: ClickTarget, at point: Point)
}

extension ScreenView {
  /// No title.
  public var title: String { "" }
  /// Enough for a dialog.
  public var preferredSize: Size { Size(columns: 60, rows: 16) }
  /// No text takes keys.
  public var isTyping: Bool { false }
  /// No menu is open.
  public var isModal: Bool { false }
  /// Has no such actions.
  public func actionsWhileCovered(goBack: @escaping () -> Bool) -> [KeyAction] { [] }
  /// Handles no event.
  public func handle(_ event: InputEvent) -> Bool { false }
  /// Ignores clicks.
  public func click(_ target: ClickTarget) {}
  /// Calls ``click(_:)``.
  public func click(_ target: ClickTarget, at point: Point) { click(target) }
}
#endif
