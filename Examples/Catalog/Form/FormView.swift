#if canImport(Glibc) || canImport(Musl)
import BinderyTerminal

/// A form that scrolls where the terminal is low.
final class FormView: ModelView<FormViewModel, ViewContext> {
  override var content: ViewContent {
    content(
      header: ScreenHeader(viewModel, trailing: saved),
      .row([
        .fixed(2, .lines([])), .fill(.scroll("form", .column(spacing: 1, fields))),
        .fixed(2, .lines([])),
      ])
    )
  }

  private var fields: [Layout] {
    [
      field(
        "Name",
        TextEntry("name", text: ValueBinding(viewModel, \.name), placeholder: "Your name")
      ),
      field(
        "Password",
        TextEntry("password", text: ValueBinding(viewModel, \.password), isSecret: true)
      ),
      field(
        "Language",
        Select(
          "language",
          FormViewModel.languages,
          selection: ValueBinding(viewModel, \.language)
        )
      ),
      .widget(
        CheckBox("public", "Visible to everyone", isOn: ValueBinding(viewModel, \.isPublic))
      ),
      .widget(CheckBox("wrap", "Wrap long lines", isOn: ValueBinding(viewModel, \.isWrapped))),
      field(
        "Note",
        TextArea("note", text: ValueBinding(viewModel, \.note), placeholder: "A note", rows: 5)
      ),
      .row(spacing: 2, [.widget(Button(viewModel.save)), .widget(Button(viewModel.clear))]),
    ]
  }

  private var saved: [Run] {
    viewModel.saved.isEmpty ? [] : [Run("saved as \(viewModel.saved)", .success)]
  }

  private func field(_ title: String, _ widget: any Widget) -> Layout {
    .column([.lines([[Run(title, .muted)]]), .widget(widget)])
  }
}
#endif
