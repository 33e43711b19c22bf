import BinderyGTK
import CGTK

/// Whether the desktop is light or dark, for colours that no style sheet knows.
final class Appearance {
  /// Whether the ground is dark.
  @MutableProperty private(set) var isDark = false

  private let manager: ObjectOwner?
  private var token: ObservationToken?

  init() {
    manager = adw_style_manager_get_default()
      .map { ObjectOwner(retaining: UnsafeMutableRawPointer($0)) }
    note()
    token = manager?.onChange(of: "dark") { [weak self] in self?.note() }
  }

  deinit {}

  private func note() {
    guard let manager else { return }
    isDark = adw_style_manager_get_dark(manager.opaque) != 0
  }
}
