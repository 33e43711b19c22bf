public import BinderyNavigation
import CGTK

extension TextEntry {
  /// Calls `action` for the keys of a list beside the entry, before the entry gets them.
  ///
  /// `action` returns whether there is a list for which the key has a meaning; otherwise the entry
  /// gets the key.
  public func onListKey(_ action: @escaping (TextView.ListKey) -> Bool) -> ObservationToken {
    onKeyFirst { key, held in
      let isHeld = held.rawValue & (GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue) != 0
      return isHeld ? false : TextView.ListKey(key).map(action) ?? false
    }
  }

  /// Moves the cursor behind the text.
  public func moveCursorToEnd() { cursor = text.unicodeScalars.count }
}
