import BinderyTerminal
import OctavoViewModels

extension Frame {
  /// Draws a page below its header, which shows the title, a loading indicator and a problem.
  ///
  /// While there is no page, a loading indicator or the failure is drawn in its place. This is the
  /// terminal's view of any ``ContentViewModel``. Without a title the header shows only the problem.
  mutating func page<Model: ContentViewModel>(
    _ viewModel: Model,
    title: [Run]?,
    trailing: [Run] = [],
    in area: Rect,
    loaded: (_ page: Model.Page, _ area: Rect, _ frame: inout Frame) -> Void
  ) {
    var area = area
    if let title {
      let (isBusy, problem) = (viewModel.isLoading, viewModel.problem)
      header(title, trailing: trailing, isBusy: isBusy, problem: problem, in: &area)
    } else if let problem = viewModel.problem {
      notice(problem, .warning, in: &area)
    }
    switch viewModel.content {
    case .loading: loading(in: area)
    case .failed(let words): failure(words, in: area)
    case .loaded(let page): loaded(page, area, &self)
    }
  }
}
