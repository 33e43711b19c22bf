#if canImport(Glibc) || canImport(Musl)
public import Bindery

extension Layout {
  /// Returns the page of a view model, or the notice in its place.
  ///
  /// This is the view of any `ContentViewModel`; ``ScreenHeader`` shows its title and its problem.
  ///
  /// - Parameters:
  ///   - viewModel: The view model.
  ///   - retry: The key that requests the page again.
  ///   - loaded: Returns the layout of the page.
  /// - Returns: The layout.
  @MainActor
  public static func page<Model: ContentViewModel>(
    _ viewModel: Model,
    retry: KeyPress? = "r",
    loaded: (Model.Page) -> Layout
  ) -> Layout {
    switch viewModel.content {
    case .loading: .widget(StateView.loading())
    case .failed(let message): .widget(StateView.failed(message, retry: retry))
    case .loaded(let page): loaded(page)
    }
  }
}
#endif
