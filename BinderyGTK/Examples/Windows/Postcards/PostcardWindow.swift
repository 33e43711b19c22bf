import BinderyGTK
import Postcards

/// The postcards in a window.
enum PostcardWindow {
  /// Shows the cards in a window.
  ///
  /// - Returns: The closure to call when the window has been closed.
  static func show(in window: Window) -> () -> Void {
    let router = Router<PostcardScreen>()
    router.resetRoot(.outbox(OutboxViewModel(navigation: router)))
    weak var presenter: NavigationHost<PostcardScreen>?
    let host = NavigationHost(router: router, in: window) { screen in
      switch screen {
      case .outbox(let viewModel): OutboxView(viewModel)
      case .postcard(let viewModel): PostcardView(viewModel, presenter?.dialogs)
      }
    }
    presenter = host
    window.title = "Postcards"
    return {
      host.end()
      router.end()
    }
  }
}
