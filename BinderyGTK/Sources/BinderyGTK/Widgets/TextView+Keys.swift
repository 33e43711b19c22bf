public import BinderyNavigation
import CGTK

extension TextView {
  /// A key for a list beside the view, such as of names that can be inserted.
  public enum ListKey {
    /// The key that selects the row above.
    case previous
    /// The key that selects the row below.
    case next
    /// Return, which chooses the selected row.
    case choose
    /// Tab, which chooses the selected row, or the first one.
    case complete
    /// Esc, which closes the list.
    case close

    /// Makes the meaning of a key of GDK; `nil` for another key.
    init?(_ key: Int32) {
      switch key {
      case GDK_KEY_Up: self = .previous
      case GDK_KEY_Down: self = .next
      case GDK_KEY_Return, GDK_KEY_KP_Enter: self = .choose
      case GDK_KEY_Tab: self = .complete
      case GDK_KEY_Escape: self = .close
      default: return nil
      }
    }
  }

  /// Calls `action` when the user presses Ctrl+Return.
  public func onSubmit(_ action: @escaping () -> Void) -> ObservationToken {
    onKeyBeforeView { key, isControl in
      guard isControl, [GDK_KEY_Return, GDK_KEY_KP_Enter].contains(key) else { return false }
      action()
      return true
    }
  }

  /// Calls `action` for the keys of a list beside the view, before the view gets them.
  ///
  /// `action` returns whether there is a list; otherwise the view gets the key.
  public func onListKey(_ action: @escaping (ListKey) -> Bool) -> ObservationToken {
    onKeyBeforeView { key, isControl in
      guard !isControl else { return false }
      return ListKey(key).map(action) ?? false
    }
  }

  private func onKeyBeforeView(
    _ action: @escaping (_ key: Int32, _ isControl: Bool) -> Bool
  ) -> ObservationToken {
    view.onKeyFirst { key, held in action(key, held.rawValue & GDK_CONTROL_MASK.rawValue != 0) }
  }
}
