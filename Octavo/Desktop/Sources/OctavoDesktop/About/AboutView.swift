import BinderyGTK
import OctavoViewModels

/// The version of the program, the text for a report, and the libraries.
@MainActor
final class AboutView: ScreenView {
  let content: Widget
  let trailing: [Widget]
  var title: String { viewModel.title }
  var actions: [ScreenAction] { viewModel.actions }

  private let viewModel: AboutViewModel
  private let sections = Box(.vertical, spacing: 24)
  private let lifetime = Lifetime()
  private var groups: [String: RowGroup] = [:]

  init(_ viewModel: AboutViewModel, _ context: ViewContext) {
    self.viewModel = viewModel
    trailing = [context.menu()]
    let steps = RowGroup()
    content = PreferencesPage([steps, sections])
    lifetime.observe(steps) { [viewModel] steps in
      let actions = viewModel.actions.filter { $0.isPrimary && $0.isEnabled }
      steps.show(actions.map { action in .init(action.title) { action.perform() } })
    }
    lifetime.observe(self) { view in view.show(view.viewModel.sections) }
  }

  isolated deinit { lifetime.dispose() }

  private func show(_ shown: [SettingsSection]) {
    for section in shown {
      let group = groups[section.title] ?? RowGroup(section.title)
      if groups[section.title] == nil { sections.append(group) }
      groups[section.title] = group
      group.show(
        section.rows.map { $0.title.isEmpty ? .init($0.value) : .init($0.title, $0.value) }
      )
    }
  }
}
