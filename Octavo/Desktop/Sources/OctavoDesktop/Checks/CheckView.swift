import BinderyGTK
import GitHubValues
import OctavoViewModels

/// A check: its result, its report, the steps of its job and its remarks, on one page that scrolls.
typealias CheckView = PageScreen<CheckViewModel>

extension CheckView {
  /// Makes the view of a check.
  convenience init(_ viewModel: CheckViewModel, _ context: ViewContext) {
    let heading = Label("", .wrapping)
    let summary = Label("", .wrapping)
    let log = Button(viewModel.logTitle)
    let report = MarkupView(context) { viewModel.follow($0) }
    let steps = RowGroup(viewModel.stepsTitle)
    let annotations = RowGroup(viewModel.annotationsTitle)
    let buttons = Box(.horizontal, [log])
    let page = Box(
      .vertical,
      spacing: 18,
      [heading, summary, buttons, report, steps, annotations]
    )
    page.setMargins(18, 18)
    self.init(viewModel, ScrollView(Clamp(page, width: 800)))
    trailing = [context.menu()]
    heading.addStyle("title-2")
    summary.addStyle("dim-label")
    lifetime.bind(heading) { viewModel.title }
    lifetime.bind(summary) { viewModel.summary }
    lifetime += log.onClick { viewModel.showLog() }
    lifetime.observe(buttons) { $0.isVisible = viewModel.hasLog }
    report.follow(viewModel)
    lifetime.observe(report) { report in
      report.show(viewModel.report.map { .init(file: $0, place: viewModel.place) })
    }
    lifetime.observe(steps) { $0.show(viewModel.steps, in: viewModel) }
    lifetime.observe(annotations) { $0.show(viewModel.annotations, in: viewModel) }
  }
}

extension RowGroup {
  /// Shows lines, each of which leads to its place.
  fileprivate func show(_ lines: [CheckLine], in viewModel: CheckViewModel) {
    show(
      lines.map { line in
        Row(
          "\(line.sign.text) \(line.title)",
          line.detail,
          open: line.link.map { link in { viewModel.follow(link) } }
        )
      }
    )
    isVisible = !lines.isEmpty
  }
}
