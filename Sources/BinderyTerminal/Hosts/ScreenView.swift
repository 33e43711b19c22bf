#if canImport(Glibc) || canImport(Musl)
/// The picture of one screen: draws its view model, and passes on what the user wants.
///
/// A view keeps only what its picture needs, such as a selection. Drawing the same state at the
/// same size gives the same frame; what it reads from view models is observed by the host, which
/// draws again when it changes.
@MainActor
public protocol ScreenView: AnyObject {
  /// What a panel around the view is called, where the screen is presented.
  var title: String { get }

  /// The size that the view would like inside a panel.
  var preferredSize: Size { get }

  /// Whether keys that type something go into a text now.
  var isTyping: Bool { get }

  /// What can be done, in the order in which hints and help show it.
  var actions: [KeyAction] { get }

  /// Draws the screen.
  func draw(in area: Rect, of frame: inout Frame)

  /// Handles a key, a paste or the wheel, before the actions are asked.
  ///
  /// The view has been drawn since the previous event, except inside a long run of typed characters
  /// while ``isTyping`` is true; see ``TerminalLoop``.
  ///
  /// - Returns: Whether the event had a meaning here.
  func handle(_ event: InputEvent) -> Bool

  /// Does what a click on something that the view marked means.
  func click(_ target: ClickTarget)
}

extension ScreenView {
  /// No title.
  public var title: String { "" }
  /// Enough for a dialog.
  public var preferredSize: Size { Size(columns: 60, rows: 16) }
  /// No text takes keys.
  public var isTyping: Bool { false }
  /// Takes nothing.
  public func handle(_ event: InputEvent) -> Bool { false }
  /// Means nothing.
  public func click(_ target: ClickTarget) {}
}
#endif
