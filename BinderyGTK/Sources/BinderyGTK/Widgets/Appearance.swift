public import BinderyNavigation
import CGTK

/// The colour scheme of the desktop, for colours that no style sheet has.
@MainActor
public final class Appearance {
  /// Whether the background is dark.
  @MutableProperty public private(set) var isDark = false

  private let manager: ObjectOwner?
  private var token: ObservationToken?

  /// Follows the desktop.
  public init() {
    manager = adw_style_manager_get_default()
      .map { ObjectOwner(retaining: UnsafeMutableRawPointer($0)) }
    update()
    token = manager?.onChange(of: "dark") { [weak self] in self?.update() }
  }

  deinit {}

  /// Draws all windows dark or light from now on, whatever the desktop prefers; `nil` follows it.
  public static func setDark(_ isDark: Bool?) {
    let scheme =
      switch isDark {
      case true?: ADW_COLOR_SCHEME_FORCE_DARK
      case false?: ADW_COLOR_SCHEME_FORCE_LIGHT
      case nil: ADW_COLOR_SCHEME_DEFAULT
      }
    adw_style_manager_set_color_scheme(adw_style_manager_get_default(), scheme)
  }

  /// Draws the same pictures on each machine with the same fonts: without animations, hinting of
  /// letters and a blinking cursor.
  public static func makeReproducible() {
    _ = bindery_animations_enable(0)
    guard let settings = gtk_settings_get_default() else { return }
    let raw = UnsafeMutableRawPointer(settings)
    bindery_object_set_bool(raw, "gtk-cursor-blink", 0)
    bindery_object_set_bool(raw, "gtk-xft-hinting", 0)
    bindery_object_set_text(raw, "gtk-xft-hintstyle", "hintnone")
    bindery_object_set_text(raw, "gtk-font-name", "Cantarell 11")
  }

  private func update() {
    guard let manager else { return }
    isDark = adw_style_manager_get_dark(manager.opaque) != 0
  }
}
