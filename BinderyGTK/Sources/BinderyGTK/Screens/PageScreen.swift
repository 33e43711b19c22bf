public import BinderyNavigation
import CGTK

/// The view of any screen that loads and shows one value, the page.
///
/// It has the title, which shows that the page is being loaded, a bar for the problem, and a state
/// in place of the page. An app adds the widgets of the page:
///
/// ```swift
/// let text = Label("", .wrapping)
/// let screen = PageScreen(viewModel, ScrollView(text)) {
///   text.text = $0
///   return .content
/// }
/// text.onLink = { [viewModel] in viewModel.follow($0) }
/// ```
@MainActor
public final class PageScreen<Model: ContentViewModel>: ScreenView {
  /// The page under the bar.
  public let content: Widget
  /// The widgets at the end of the header bar.
  public var trailing: [Widget] = []
  /// The widget that takes the focus when the screen is shown.
  public var initialFocus: Widget?

  private let viewModel: Model
  private let notice = Notice()
  private let state: StateView
  /// The bindings of the page's widgets, which end with the view.
  public let lifetime = Lifetime()

  /// Makes the view of a page.
  ///
  /// - Parameters:
  ///   - viewModel: The view model of the page.
  ///   - page: The widget in which the page is drawn.
  ///   - draw: Draws a page, and returns the state to show, such as a message for a page that
  ///     cannot be drawn. Properties that it reads are not observed.
  public init(
    _ viewModel: Model,
    _ page: Widget,
    draw: @escaping (Model.Page) -> StateView.State = { _ in .content }
  ) {
    self.viewModel = viewModel
    let refresh = { [viewModel] in viewModel.refresh() }
    state = StateView(page, retry: refresh)
    content = Box(.vertical, [notice, state])
    lifetime.observe(notice) { [viewModel] notice in
      notice.show(viewModel.problem, action: "Try Again", perform: refresh)
    }
    lifetime.observe(state) { [viewModel] state in
      switch viewModel.content {
      case .loading: state.show(.loading)
      case .failed(let message): state.show(.failed(message))
      case .loaded(let page): untracked { state.show(draw(page)) }
      }
    }
    if let scroller = page as? ScrollView {
      if let page = viewModel as? any RestorablePage {
        lifetime += scroller.restorePosition(of: page)
      }
      lifetime += scroller.onOverscroll { [viewModel] in
        if !untracked({ viewModel.isLoading }) { viewModel.refresh() }
      }
    }
  }

  isolated deinit { lifetime.dispose() }

  /// The title of the view model.
  public var title: String { viewModel.title }

  /// The title, marked as loading while the page is requested.
  public var screenTitle: ScreenTitle { viewModel.screenTitle }

  /// The actions of the view model, and `refresh`.
  public var actions: [ScreenAction] {
    let actions = (viewModel as? any ActionProviding)?.actions ?? []
    return actions + [ScreenAction("refresh", "Refresh") { [viewModel] in viewModel.refresh() }]
  }

  /// Shows a state that is known later than the page, as after the decoding of a picture.
  public func show(_ state: StateView.State) { self.state.show(state) }
}
