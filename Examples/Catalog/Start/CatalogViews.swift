#if canImport(Glibc) || canImport(Musl)
import BinderyTerminal

/// The views of the screens.
enum CatalogViews {
  static func view(of screen: CatalogScreen, _ context: ViewContext) -> any ScreenView {
    switch screen {
    case .article(let viewModel): ArticleView(viewModel, context)
    case .books(let viewModel): BookListView(viewModel, context)
    case .form(let viewModel): FormView(viewModel, context)
    case .home(let viewModel): CatalogView(viewModel, context)
    case .layouts(let viewModel): LayoutsView(viewModel, context)
    case .parts(let viewModel): PartsView(viewModel, context)
    case .states(let viewModel):
      TabbedView(viewModel, keys: context.keys) { view(of: $0, context) }
    case .tabBar: preconditionFailure("The host makes the view of a screen with tabs.")
    }
  }

  private static func view(
    of segment: StatesViewModel.Segment,
    _ context: ViewContext
  ) -> any ScreenView {
    switch segment {
    case .books(let viewModel): BookListView(viewModel, context)
    case .layouts(let viewModel): LayoutsView(viewModel, context)
    }
  }
}
#endif
