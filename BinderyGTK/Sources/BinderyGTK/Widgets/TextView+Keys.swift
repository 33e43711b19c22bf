public import BinderyNavigation
import CGTK

extension TextView {
  /// A key for a list beside the view, such as of names that can be inserted.
  public enum ListKey {
    /// The key that selects the row above.
    case previous
    /// The key that selects the row below.
    case next
    /// Return or Tab, which choose the selected row.
    case choose
    /// Esc, which closes the list.
    case close
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
      return switch key {
      case GDK_KEY_Up: action(.previous)
      case GDK_KEY_Down: action(.next)
      case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_Tab: action(.choose)
      case GDK_KEY_Escape: action(.close)
      default: false
      }
    }
  }

  private func onKeyBeforeView(
    _ action: @escaping (_ key: Int32, _ isControl: Bool) -> Bool
  ) -> ObservationToken {
    view.onKeyFirst { key, held in action(key, held.rawValue & GDK_CONTROL_MASK.rawValue != 0) }
  }
}
