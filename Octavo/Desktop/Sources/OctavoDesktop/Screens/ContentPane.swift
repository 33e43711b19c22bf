import BinderyGTK
import OctavoViewModels

/// A page with its title, which shows that the page is loading, a notice above it, and a
/// placeholder while there is no page.
///
/// This is the desktop's view of any ``ContentViewModel``.
@MainActor
final class ContentPane {
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

  /// Observes `viewModel`; `draw` draws a page and returns the state to show.
  func follow<Model: ContentViewModel>(
    _ viewModel: Model,
    draw: @escaping (Model.Page) -> StateStack.State = { _ in .shown }
  ) {
    lifetime.observe(title) { $0.show(viewModel.screenTitle) }
    lifetime.observe(notice) { $0.show(viewModel.problem) }
    lifetime.observe(stack) { stack in
      switch viewModel.content {
      case .loading: stack.show(.loading)
      case .failed(let words): stack.show(.failed(words))
      case .loaded(let page): untracked { stack.show(draw(page)) }
      }
    }
  }

  /// Shows the page, or something in its place, when it was drawn later.
  func show(_ state: StateStack.State) { stack.show(state) }
}
