import BinderyGTK

/// The states of a screen, with a list to choose one.
final class StatesView: ScreenView {
  let content: Widget
  let title = CatalogPage.states.title
  private let lifetime = Lifetime()

  init(_ viewModel: StatesViewModel) {
    let choice = DropDown(name: "State", StatesViewModel.states.map(\.name))
    choice.setMargins(12, 12)
    choice.align(horizontally: .center)
    let label = Label("The content")
    label.center()
    let state = StateView(label) { viewModel.retry() }
    content = Box(.vertical, [choice, state])
    choice <~> ValueBinding(viewModel, \.selection)
    lifetime.observe(state) { $0.show(viewModel.state) }
  }

  isolated deinit { lifetime.dispose() }
}
