import BinderyGTK
import GitHubValues
import OctavoViewModels

/// The field of a composer or its preview, with the keys of Markdown above it and the names below
/// it.
@MainActor
final class ComposerField: Widget {
  private enum Part { case field, preview }

  private let lifetime = Lifetime()
  private let field: TextView

  /// Makes the view; `follow` opens the address of a link in the preview.
  init(
    _ viewModel: ComposerViewModel,
    _ context: ViewContext,
    follow: @escaping (String) -> Void
  ) {
    field = TextView(
      name: viewModel.placeholder,
      placeholder: viewModel.placeholder,
      isVerbatim: true
    )
    field.setMinimumSize(height: 120)
    let preview = MarkupView(context, follow: follow)
    let text = Stack([(Part.field, field as Widget), (.preview, preview)])
    let names = CompletionRows(viewModel, lifetime)
    let column = Box(.vertical, spacing: 6, [Self.formatBar(viewModel, lifetime), text, names])
    super.init(column.pointer(), holding: [column])
    bind(viewModel, preview, text)
    checkSpelling(viewModel, context.spelling)
  }

  isolated deinit { lifetime.dispose() }

  /// Moves the keyboard focus to the field.
  func focusField() { field.focusText() }

  private func bind(_ viewModel: ComposerViewModel, _ preview: MarkupView, _ text: Stack<Part>) {
    lifetime.bind(
      field,
      to: ValueBinding(viewModel, \.text),
      selection: ValueBinding(viewModel, \.selection)
    )
    lifetime.bind(field, \.isEditable) { viewModel.isEditable }
    lifetime += field.onSubmit { viewModel.sendCommand.execute() }
    lifetime += field.onListKey { CompletionRows.perform($0, on: viewModel) }
    lifetime.observe(preview) { preview in
      preview.show(viewModel.preview.map { .init(file: $0, place: viewModel.place) })
    }
    preview.report(to: viewModel.contents)
    lifetime.observe(text) { $0.shown = viewModel.isPreviewing ? .preview : .field }
  }

  /// Underlines misspelled words while the view model checks them.
  private func checkSpelling(_ viewModel: ComposerViewModel, _ checker: SpellingChecker) {
    let checks = SerialDisposable()
    lifetime += checks
    lifetime.observe(field) { field in
      let spelling = viewModel.checksSpelling ? checker : .none
      checks.inner = untracked {
        field.checkSpelling(spelling, words: SpelledWords.places) { [viewModel.spellingAction] }
      }
    }
  }

  /// The keys of Markdown as buttons.
  private static func formatBar(_ viewModel: ComposerViewModel, _ lifetime: Lifetime) -> Widget {
    let buttons = MarkdownKey.allCases.map { key in
      let button = Button(icon: icon(of: key), name: key.title)
      button.addStyle("flat")
      lifetime.bind(button, toAction: "markdown.\(key.rawValue)", of: viewModel)
      return button
    }
    return Box(.horizontal, buttons)
  }

  private static func icon(of key: MarkdownKey) -> String {
    switch key {
    case .bold: "format-text-bold-symbolic"
    case .italic: "format-text-italic-symbolic"
    case .code: "utilities-terminal-symbolic"
    case .link: "insert-link-symbolic"
    case .list: "view-list-symbolic"
    case .quote: "format-indent-more-symbolic"
    case .task: "checkbox-checked-symbolic"
    }
  }
}
