import BinderyGTK
import OctavoViewModels

/// A page with what goes with it: a title that says when it is being asked for, a notice, and what
/// shows while there is no page.
///
/// It is the desktop's half of the web pair: it follows any ``WebViewModel``.
@MainActor
final class WebPane {
  let content: Widget
  let title = PageTitle()
  let lifetime = Lifetime()

  private let notice = Notice()
  private let stack: StateStack

  /// - Parameters:
  ///   - page: What the page is drawn in.
  ///   - retry: Asks again after a failure.
  init(_ page: Widget, retry: @escaping () -> Void) {
    stack = StateStack(page, retry: retry)
    content = Box(.vertical, [notice, stack])
  }

  isolated deinit { lifetime.dispose() }

  /// Shows what `web` says; `draw` draws a page, and may have something said in its place.
  func follow<Web: WebViewModel>(
    _ web: Web,
    draw: @escaping (Web.Page) -> StateStack.State = { _ in .shown }
  ) {
    lifetime.observe(title) { $0.show(web.screenTitle) }
    lifetime.observe(notice) { $0.show(web.problem) }
    lifetime.observe(stack) { stack in
      switch web.content {
      case .loading: stack.show(.loading)
      case .failed(let words): stack.show(.failed(words))
      case .loaded(let page): untracked { stack.show(draw(page)) }
      }
    }
  }

  /// Shows the page, or something in its place, when it was drawn later.
  func show(_ state: StateStack.State) { stack.show(state) }
}
