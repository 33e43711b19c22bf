import BinderyGTK
import IssueForms
import OctavoViewModels

/// A field of a form: its title, the text about it, and the widgets of its answer.
@MainActor
final class FormFieldView: Widget {
  private let lifetime = Lifetime()

  init(_ field: FormFieldWriting, _ context: ViewContext, follow: @escaping (String) -> Void) {
    let title = Label(field.title, .wrapping)
    let about = Label(field.field.description, .wrapping)
    let column = Box(.vertical, spacing: 6, [title, about])
    super.init(column.pointer(), holding: [column])
    title.addStyle("heading")
    about.addStyle("dim-label")
    title.isVisible = !field.field.label.isEmpty
    about.isVisible = !field.field.description.isEmpty
    for widget in answer(of: field, context, follow) { column.append(widget) }
  }

  isolated deinit { lifetime.dispose() }

  private func answer(
    of field: FormFieldWriting,
    _ context: ViewContext,
    _ follow: @escaping (String) -> Void
  ) -> [Widget] {
    switch field.field.kind {
    case .markdown: return []
    case .input:
      let placeholder = field.field.placeholder
      let entry = TextEntry(name: placeholder.isEmpty ? field.field.label : placeholder)
      lifetime.bind(entry, to: ValueBinding(field, \.line))
      return [entry]
    case .textarea:
      return field.composer.map { [ComposerField($0, context, follow: follow)] } ?? []
    case .dropdown where !field.field.isMultiple:
      let list = DropDown(name: field.field.label, field.titles)
      list <~> ValueBinding(field, \.selection)
      return [list]
    case .dropdown, .checkboxes:
      return field.field.options.enumerated().map { index, option in
        let box = CheckButton(field.title(of: option))
        box <~> field.isChosen(index)
        return box
      }
    case .upload:
      let words = Label(Strings.filesInBrowser, .wrapping)
      words.addStyle("dim-label")
      return [words]
    }
  }
}
