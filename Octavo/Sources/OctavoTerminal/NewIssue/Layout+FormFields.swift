import BinderyTerminal
import IssueForms
import OctavoViewModels

extension Layout {
  private static let rowsOfText = 8

  /// A field of a form: its title, the text about it, and the widgets of its answer.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - name: The beginning of the names of its widgets.
  ///   - preview: The document of a preview, which the view keeps.
  ///   - context: The objects that all views share.
  /// - Returns: A column with the rows that it needs.
  static func field(
    _ field: FormFieldWriting,
    name: String,
    preview: MarkupPage,
    _ context: OctavoViewContext
  ) -> Layout {
    var parts: [Layout] = []
    let (label, about) = (field.field.label, field.field.description)
    if !label.isEmpty { parts.append(text("\(name).title", [Run(field.title, .bold)])) }
    if !about.isEmpty { parts.append(text("\(name).about", [Run(about, .muted)])) }
    parts.append(contentsOf: answer(of: field, name, preview, context))
    return .column(parts + [.lines([[]])])
  }

  private static func answer(
    of field: FormFieldWriting,
    _ name: String,
    _ preview: MarkupPage,
    _ context: OctavoViewContext
  ) -> [Layout] {
    switch field.field.kind {
    case .markdown: return []
    case .input:
      let entry = TextEntry(
        name,
        text: ValueBinding(field, \.line),
        placeholder: field.field.placeholder,
        clipboard: context.clipboard
      )
      return [.widget(entry)]
    case .textarea:
      guard let composer = field.composer else { return [] }
      return [.fixed(rowsOfText, .text(of: composer, name: name, preview: preview, context))]
    case .dropdown where !field.field.isMultiple:
      let selection = ValueBinding(field, \.selection)
      return [.row([.widget(Select(name, field.titles, selection: selection)), .space])]
    case .dropdown, .checkboxes:
      return field.field.options.enumerated().map { index, option in
        let box = CheckBox("\(name).\(index)", field.title(of: option), isOn: field.isChosen(index))
        return .row([.widget(box), .space])
      }
    case .upload: return [text(name, [Run(Strings.filesInBrowser, .warning)])]
    }
  }

  private static func text(_ name: String, _ run: [Run]) -> Layout {
    .widget(Label(name) { columns in run.wrapped(to: columns) })
  }
}
