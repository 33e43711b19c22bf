import BinderyNavigation
import CGTK

/// The decision whether a window is wide enough for two pages beside each other.
@MainActor
final class SplitView {
  /// The width of the left page, in pixels.
  nonisolated static let listWidth: Int32 = 380

  private let window: Window
  private let width: Int32
  private let change: (Bool) -> Void
  private var isSplit = false
  private let surface = SerialDisposable()
  private let signals = Lifetime()

  /// Calls `change` when the window becomes at least `width` pixels wide, or narrower.
  init(_ window: Window, width: Int32, change: @escaping (Bool) -> Void) {
    self.window = window
    self.width = width
    self.change = change
    signals += window.connect("map") { [weak self] _ in self?.follow() }
    signals += window.connect("unmap") { [weak self] _ in self?.surface.inner = nil }
    if window.isMapped { follow() }
  }

  isolated deinit {
    surface.dispose()
    signals.dispose()
  }

  private func follow() {
    guard let native = gtk_widget_get_native(window.pointer()),
      let found = gtk_native_get_surface(native)
    else { return }
    let owner = ObjectOwner(retaining: UnsafeMutableRawPointer(found))
    // GTK has connected before, so the window has its new size already.
    surface.inner = owner.connect("layout") { [weak self] _ in self?.measure() }
    measure()
  }

  private func measure() {
    let isWide = gtk_widget_get_width(window.pointer()) >= width
    guard isWide != isSplit else { return }
    isSplit = isWide
    change(isWide)
  }
}
