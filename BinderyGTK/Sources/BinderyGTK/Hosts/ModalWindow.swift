import BinderyNavigation

/// A presented controller: its pages in a window above the others.
@MainActor
final class ModalWindow<Screen: NavigationScreen> {
  let id: Int
  let window: Window
  let toasts: ToastPresenter
  let stack: PageStack<Screen>
  private var closing: ObservationToken?

  init(
    id: Int,
    above parent: Window,
    size: Window.Size,
    stack: PageStack<Screen>,
    close: @escaping () -> Void
  ) {
    self.id = id
    self.stack = stack
    window = Window(above: parent, size: size)
    toasts = ToastPresenter(over: stack.widget)
    window.content = toasts
    stack.window = window
    // The router decides, and its change removes the window.
    closing = window.onClosing {
      close()
      return false
    }
    window.closesWithEscape()
    stack.pages.last?.focus()
  }

  deinit {}

  func destroy() {
    closing?.dispose()
    window.destroy()
  }
}
