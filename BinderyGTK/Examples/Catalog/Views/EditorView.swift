import BinderyGTK

/// A field of several lines, whose text is not lost without a question.
final class EditorView: ScreenView {
  let content: Widget
  let title = CatalogPage.editor.title
  let trailing: [Widget]
  let initialFocus: Widget?
  private let lifetime = Lifetime()

  init(_ viewModel: EditorViewModel, _ context: CatalogContext) {
    let text = TextView(name: "Letter")
    text.setMinimumSize(height: 200)
    let hint = Label("", .wrapping)
    hint.addStyle("dim-label")
    content = PreferencesPage([text, hint])
    trailing = [context.mainMenu()]
    initialFocus = text
    text <~> ValueBinding(viewModel, \.text)
    hint.reactive[\.text]
      <~ viewModel.$text.map {
        $0.isEmpty ? "Nothing is written yet." : "Leaving this page asks first."
      }
    if let dialogs = context.host?.dialogs { lifetime.bind(dialogs, to: viewModel.discard) }
  }

  isolated deinit { lifetime.dispose() }
}
