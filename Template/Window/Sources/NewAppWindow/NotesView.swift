import BinderyGTK
import NewApp

/// The notes in a window.
final class NotesView: ScreenView {
  let content: Widget
  let title = "Notes"
  let initialFocus: Widget?
  private let lifetime = Lifetime()

  init(_ viewModel: NotesViewModel) {
    let entry = TextEntry(name: "A note")
    let button = Button("Add")
    let summary = Label()
    let notes = Label("", .wrapping)
    content = PreferencesPage([entry, button, summary, notes])
    initialFocus = entry
    entry <~> ValueBinding(viewModel, \.draft)
    lifetime += entry.onReturn { viewModel.add.execute() }
    lifetime.bind(button, to: viewModel.add)
    lifetime.bind(summary) { viewModel.summary }
    lifetime.bind(notes) { viewModel.notes.joined(separator: "\n") }
  }

  isolated deinit { lifetime.dispose() }
}
