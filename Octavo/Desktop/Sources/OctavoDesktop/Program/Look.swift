import BinderyGTK
import CGTK

/// How the app looks, where the desktop is not to decide.
public enum Look {
  /// Draws light or dark from now on.
  public static func setDark(_ isDark: Bool) {
    adw_style_manager_set_color_scheme(
      adw_style_manager_get_default(),
      isDark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT
    )
  }

  /// Makes pictures the same on each machine: no transitions, no cursor that blinks, one font.
  public static func steady() {
    _ = bindery_animations_enable(0)
    guard let settings = gtk_settings_get_default() else { return }
    bindery_object_set_bool(UnsafeMutableRawPointer(settings), "gtk-cursor-blink", 0)
    bindery_object_set_text(UnsafeMutableRawPointer(settings), "gtk-font-name", "Cantarell 11")
  }
}
