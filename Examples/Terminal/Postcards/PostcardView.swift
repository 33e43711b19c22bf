#if canImport(Glibc) || canImport(Musl)
import BinderyTerminal
import Postcards

/// The form of a card beside its postage, and the card above them when it is previewed.
final class PostcardView: ModelView<PostcardViewModel, ViewContext> {
  required init(_ viewModel: PostcardViewModel, _ context: ViewContext) {
    super.init(viewModel, context)
    lifetime += viewModel.discard.answer(context.dialogs) { dialogs, alert in
      await dialogs.ask(alert)
    }
  }

  override var initialFocus: String? { "text" }

  override var content: ViewContent {
    content(header: ScreenHeader(viewModel), viewModel.isPreviewed ? preview : parts)
  }

  private var parts: Layout {
    .split(
      percent: 65,
      .row([
        .fixed(1, .lines([])), .fill(.scroll("form", .column(spacing: 1, fields))),
        .fixed(1, .lines([])),
      ]),
      .widget(TextPane("details") { [details = viewModel.details] _ in details.map { [Run($0)] } })
    )
  }

  private var fields: [Layout] {
    [
      .column([
        .lines([[Run("To", .muted)]]),
        .widget(
          Select(
            "recipient",
            PostcardViewModel.recipients,
            selection: ValueBinding(viewModel, \.recipient)
          )
        ),
      ]),
      .column([
        .lines([[Run("Text", .muted)]]),
        .widget(TextArea("text", text: ValueBinding(viewModel, \.text), rows: 5)),
        .widget(ProgressBar("space", viewModel.usage, fraction: viewModel.usedSpace)),
      ]),
      .widget(
        CheckBox("registered", "Registered", isOn: ValueBinding(viewModel, \.isRegistered))
      ),
    ]
  }

  private var preview: Layout {
    .overlay(
      parts,
      title: "To \(viewModel.recipientName)",
      size: Size(columns: 44, rows: 10),
      .widget(
        TextPane("card") { [text = viewModel.text] columns in [Run(text)].wrapped(to: columns) }
      )
    )
  }
}
#endif
