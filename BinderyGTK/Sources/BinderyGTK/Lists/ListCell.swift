/// A cell that a list shows in its rows, one row after the other.
public protocol ListCell: AnyObject {
  /// The widget in the row.
  var widget: Widget { get }
}
