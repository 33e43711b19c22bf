#if canImport(Glibc) || canImport(Musl)
public import Bindery

/// A part of a screen that is drawn into a rectangle, and that may take keys.
///
/// A widget is a value: a view makes it anew for each frame and each event, from the state of its
/// view model. What has to last, such as a cursor, is in a state object, which the view keeps under
/// the name of the widget. A widget and its closures are not kept.
///
/// ```swift
/// struct Gauge: Widget {
///   let name: String
///   let level: Int
///
///   func rows(in columns: Int, _ state: NoState) -> Int? { 1 }
///
///   func draw(_ state: NoState, isFocused: Bool, in area: Rect, of frame: inout Frame) {
///     frame.write(String(repeating: "▮", count: level), in: area)
///   }
/// }
/// ```
@MainActor
public protocol Widget {
  /// The class of the state.
  associatedtype State: AnyObject

  /// The name, which no other widget of the view has.
  var name: String { get }
  /// Whether the widget takes keys.
  var isFocusable: Bool { get }

  /// Makes the state of a new widget.
  func makeState() -> State
  /// Returns the number of columns that the widget needs; `nil` if it takes what there is.
  func columns(_ state: State) -> Int?
  /// Returns the number of rows that the widget needs; `nil` if it takes what there is.
  func rows(in columns: Int, _ state: State) -> Int?
  /// Returns whether typed characters go into a text of the widget.
  func isTyping(_ state: State) -> Bool
  /// Draws the widget.
  func draw(_ state: State, isFocused: Bool, in area: Rect, of frame: inout Frame)
  /// Draws a part that lies over the screen, such as an open list of choices, near the area of the
  /// widget.
  func drawAbove(_ state: State, at area: Rect, of frame: inout Frame)
  /// Handles a key, a paste, the wheel or a drag while the widget has the focus.
  ///
  /// - Returns: Whether the event had a meaning for the widget.
  func handle(_ event: InputEvent, _ state: State) -> Bool
  /// Handles a click on something that the widget marked.
  ///
  /// - Returns: Whether the target was one of the widget's.
  func click(_ target: ClickTarget, _ state: State) -> Bool
  /// Handles a click as ``click(_:_:)`` does, for a widget that needs the cell, as counted in its
  /// area.
  ///
  /// A drag or a double click that begins there is passed to ``handle(_:_:)``, its cell counted in
  /// the area too.
  func click(_ target: ClickTarget, at point: Point, _ state: State) -> Bool
  /// Returns the actions of the selected part of the widget, such as those of a row.
  func actions(_ state: State) -> [ScreenAction]
  /// Returns the keys that only move, while the widget has the focus.
  func keyActions(_ state: State, _ map: KeyMap) -> [KeyAction]
  /// Ends what was open, because another widget has got the focus.
  func didLoseFocus(_ state: State)
}

extension Widget {
  /// False.
  public var isFocusable: Bool { false }
  /// All that there are.
  public func columns(_ state: State) -> Int? { nil }
  /// All that there are.
  public func rows(in columns: Int, _ state: State) -> Int? { nil }
  /// False.
  public func isTyping(_ state: State) -> Bool { false }
  /// Draws nothing.
  public func drawAbove(_ state: State, at area: Rect, of frame: inout Frame) {}
  /// False.
  public func handle(_ event: InputEvent, _ state: State) -> Bool { false }
  /// False.
  public func click(_ target: ClickTarget, _ state: State) -> Bool { false }
  /// Returns the result of ``click(_:_:)``.
  public func click(_ target: ClickTarget, at point: Point, _ state: State) -> Bool {
    click(target, state)
  }
  /// None.
  public func actions(_ state: State) -> [ScreenAction] { [] }
  /// None.
  public func keyActions(_ state: State, _ map: KeyMap) -> [KeyAction] { [] }
  /// Does nothing.
  public func didLoseFocus(_ state: State) {}
}

extension Widget where State == NoState {
  /// Makes an empty state.
  public func makeState() -> NoState { NoState() }
}
#endif
