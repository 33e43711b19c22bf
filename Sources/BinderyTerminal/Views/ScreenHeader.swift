#if canImport(Glibc) || canImport(Musl)
public import Bindery

/// The head of a screen: its title, what stands at the right, a line, and a problem below.
public struct ScreenHeader {
  private let title: ScreenTitle?
  private let runs: [Run]?
  private let trailing: [Run]
  private let isBusy: Bool
  private let problem: String?
  private let progress: String?

  /// Makes a head.
  ///
  /// - Parameters:
  ///   - title: The title: in one line, with a subtitle, or of content that is loading.
  ///   - runs: The title in several styles, in place of its text.
  ///   - trailing: The text at the right edge, which stays whole.
  ///   - isBusy: Whether an indicator shows that a request is under way.
  ///   - problem: The message below the line, such as that the content may be out of date.
  ///   - progress: The progress of a long request, below the line where there is no problem.
  public init(
    _ title: ScreenTitle,
    runs: [Run]? = nil,
    trailing: [Run] = [],
    isBusy: Bool = false,
    problem: String? = nil,
    progress: String? = nil
  ) {
    self.title = title
    self.runs = runs
    self.trailing = trailing
    self.isBusy = isBusy
    self.problem = problem
    self.progress = progress
  }

  /// Makes the head of the screen of a view model, with the indicator and the problem of a
  /// `TableViewModel` or a `ContentViewModel`.
  public init(_ viewModel: any TitledViewModel, runs: [Run]? = nil, trailing: [Run] = []) {
    self.init(
      viewModel.screenTitle,
      runs: runs,
      trailing: trailing,
      isBusy: viewModel.isBusy,
      problem: viewModel.problemText,
      progress: viewModel.progressText
    )
  }

  /// Makes the head of a screen below a bar of tabs, which shows the title and the indicator: only
  /// the problem or the progress of the view model, where there is one.
  public init(problemOf viewModel: any TitledViewModel) {
    title = nil
    runs = nil
    trailing = []
    isBusy = false
    problem = viewModel.problemText
    progress = viewModel.progressText
  }

  /// Draws the head, and takes its rows off the area.
  func draw(in area: inout Rect, of frame: inout Frame) {
    if let title { draw(title, in: &area, of: &frame) }
    guard let problem else {
      if let progress {
        frame.write(progress, .muted, in: area.takeTop(1).inset(left: 1, right: 1))
      }
      return
    }
    let line = [Run("! ", .warning, .bold), Run(problem, .warning)]
    frame.write(line, in: area.takeTop(1).inset(left: 1, right: 1))
  }

  private func draw(_ title: ScreenTitle, in area: inout Rect, of frame: inout Frame) {
    var end = trailing
    if isBusy || title.isLoading {
      end = [frame.spinner()] + (end.isEmpty ? [] : [Run("  ")] + end)
    }
    let line = area.takeTop(1).inset(left: 1, right: 1)
    frame.write(runs ?? title.runs, trailing: end, in: line)
    frame.rule(area.takeTop(1))
  }
}

extension ScreenTitle {
  fileprivate var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  fileprivate var runs: [Run] {
    switch self {
    case .plain(let text): [Run(text, .bold)]
    case .double(let text, let subtitle): [Run(text, .bold), Run("  " + subtitle, .muted)]
    case .loading(let text): [Run(text.isEmpty ? "Loading…" : text, .bold)]
    }
  }
}

extension ViewModel {
  /// Whether the list or the page is being loaded; false for other screens.
  var isBusy: Bool {
    switch self {
    case let table as any TableViewModel: table.isLoading
    case let page as any ContentViewModel: page.isLoading
    default: false
    }
  }

  /// The progress of the list; `nil` for other screens.
  fileprivate var progressText: String? { (self as? any TableViewModel)?.progress }

  /// The problem of the list or the page; `nil` for other screens.
  fileprivate var problemText: String? {
    switch self {
    case let table as any TableViewModel: table.problem
    case let page as any ContentViewModel: page.problem
    default: nil
    }
  }
}

extension Frame {
  /// Writes a line whose end stands at the right edge; the end stays whole.
  public mutating func write(_ line: [Run], trailing: [Run], in area: Rect) {
    let width = trailing.displayWidth
    if width > 0 { write(trailing, in: area, alignment: .trailing) }
    write(line, in: area.inset(right: width > 0 ? width + 2 : 0))
  }
}
#endif
