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
    let actions = viewModel.actions.filter { $0.isPrimary && $0.isEnabled }
    return actions.enumerated().flatMap { index, action -> [Layout] in
      let size = index == 0 ? Size(columns: 0, rows: 0) : Size(columns: 70, rows: 0)
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
