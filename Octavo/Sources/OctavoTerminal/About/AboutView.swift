import BinderyTerminal
import OctavoViewModels

/// The version of the program, the text for a report, and the libraries.
final class AboutView: ModelView<AboutViewModel, OctavoViewContext> {
  override var content: ViewContent {
    content(
      header: ScreenHeader(viewModel.screenTitle, isBusy: viewModel.checkCommand.isExecuting),
      .column([
        .fill(.widget(TextPane("about") { [self] in lines(width: $0) })),
        .row([.fixed(2, .lines([]))] + buttons + [.space]),
      ])
    )
  }

  /// The buttons of the actions that can be performed; a narrow screen has the first of them.
  private var buttons: [Layout] {
    var columns = 2
    return viewModel.actions.filter { $0.isPrimary && $0.isEnabled }.flatMap { action -> [Layout] in
      // A button has two cells on each side of its title, and two behind it.
      columns += action.title.displayWidth + 6
      let size = Size(columns: columns, rows: 0)
      return [
        .optional(from: size, .widget(Button(action))),
        .optional(from: size, .fixed(2, .lines([]))),
      ]
    }
  }

  private func lines(width: Int) -> [[Run]] {
    viewModel.sections.flatMap { SettingsRow.lines(of: $0.rows, under: $0.title, width: width) }
  }
}
