import BinderyTerminal
import OctavoViewModels

extension Layout {
  /// The field of a composer or its preview, the counter, and the buttons.
  ///
  /// - Parameters:
  ///   - viewModel: The composer.
  ///   - name: The name of the field, which no other widget of the view has.
  ///   - preview: The document of the preview, which the view keeps.
  ///   - context: The objects that all views share.
  /// - Returns: A column that takes the rows that there are.
  static func composer(
    _ viewModel: ComposerViewModel,
    name: String = "composer",
    preview: MarkupPage,
    _ context: OctavoViewContext
  ) -> Layout {
    .column([
      .fill(text(of: viewModel, name: name, preview: preview, context)),
      .widget(
        Label("\(name).counter") { columns in
          let style = Style(viewModel.isTooLong ? .danger : .muted)
          let failure = viewModel.failure.map { [Run("✗ \($0)  ", .danger)] } ?? []
          return (failure + [Run(viewModel.counter, style)]).wrapped(to: columns)
        }
      ),
      .row(
        spacing: 1,
        ["send", "preview", "discard"].compactMap { viewModel.actions.action($0) }
          .map { .widget(Button($0)) } + [.space]
      ),
    ])
  }

  /// The field of a composer, or its preview.
  ///
  /// - Parameters:
  ///   - viewModel: The composer.
  ///   - name: The name of the field, which no other widget of the view has.
  ///   - preview: The document of the preview, which the view keeps.
  ///   - context: The objects that all views share.
  /// - Returns: A part that takes the rows that there are.
  static func text(
    of viewModel: ComposerViewModel,
    name: String,
    preview: MarkupPage,
    _ context: OctavoViewContext
  ) -> Layout {
    guard let file = viewModel.preview else {
      return .widget(ComposerField(name, viewModel, context))
    }
    return .widget(
      MarkupPane("\(name).preview", viewModel, context.documentPictures) { width in
        preview.show(
          file,
          at: viewModel.place,
          width,
          context.documentPictures,
          viewModel.contents
        )
        return MarkupContent(document: preview)
      }
    )
  }
}
