#if canImport(SwiftUI)
public import BinderyNavigation
public import SwiftUI

/// Shows the screens of a router: each controller is a `NavigationStack`, and each further one is a
/// sheet above the one before.
///
/// ```swift
/// RouterView(router, dialogs: dialogs) { screen in
///   switch screen {
///   case .news(let viewModel): NewsScreen(viewModel, dialogs)
///   case .comment(let viewModel): CommentScreen(viewModel)
///   }
/// }
/// ```
///
/// - Order: the router decides which screens there are, and the phases of their view models. The back
///   button, a swipe and the dismissal of a sheet are requests of the user. While a guarded screen is
///   on top, the buttons of the view ask, and the gestures are off. A path that the system shortens
///   all the same is reported to the router, and shown again where a guard keeps its screen.
/// - Lifetime: the view retains the router. A caller that awaits the result of a screen receives
///   `nil` once if the screen is removed without one, in whatever way.
/// - Errors: none. Before the first reset of the router the view is empty.
/// - Cost: a request makes the views of the stacks again, and no screen that stays.
public struct RouterView<Screen: NavigationScreen, Content: View>: View {
  private let router: Router<Screen>
  private let dialogs: DialogPresenter
  private let words: RouterWords
  private let content: (Screen) -> Content
  @State private var kept = MadeForOwner<RouterScreens<Screen>>()

  /// Makes a view of the screens of a router.
  ///
  /// - Parameters:
  ///   - router: The router.
  ///   - dialogs: The presenter whose dialogs are shown above the screens.
  ///   - words: The titles of the buttons that ask in place of those of the system.
  ///   - content: Makes the view of a screen, with one `switch` without a default.
  public init(
    _ router: Router<Screen>,
    dialogs: DialogPresenter,
    words: RouterWords = RouterWords(),
    @ViewBuilder content: @escaping (Screen) -> Content
  ) {
    self.router = router
    self.dialogs = dialogs
    self.words = words
    self.content = content
  }

  /// The stack of the root controller.
  public var body: some View {
    let screens = kept.value(for: router) { RouterScreens(router) }
    if let root = screens.root {
      StackView(stack: root, dialogs: dialogs, words: words, content: content)
    }
  }
}
#endif
