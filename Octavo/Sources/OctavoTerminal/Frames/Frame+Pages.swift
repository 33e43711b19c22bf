import BinderyTerminal
import OctavoViewModels

extension Frame {
  /// Draws a page below its head: a title, a sign that it is being asked for, a problem; and in the
  /// page's place that it is on its way or why there is none.
  ///
  /// It is the terminal's half of the web pair: it draws any ``WebViewModel``. Without a title there
  /// is no head but for the problem.
  mutating func page<Web: WebViewModel>(
    _ web: Web,
    title: [Run]?,
    trailing: [Run] = [],
    in area: Rect,
    loaded: (_ page: Web.Page, _ area: Rect, _ frame: inout Frame) -> Void
  ) {
    var area = area
    if let title {
      header(title, trailing: trailing, isBusy: web.isLoading, problem: web.problem, in: &area)
    } else if let problem = web.problem {
      notice(problem, .warning, in: &area)
    }
    switch web.content {
    case .loading: loading(in: area)
    case .failed(let words): failure(words, in: area)
    case .loaded(let page): loaded(page, area, &self)
    }
  }
}
