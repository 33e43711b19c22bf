import BinderyTerminal
import GitHubValues
import OctavoViewModels

/// An issue that the user writes: the title, the text and the other members.
final class NewIssueView: ModelView<NewIssueViewModel, OctavoViewContext> {
  private let preview = MarkupPage()
  /// The documents of the previews of a form’s fields.
  private var previews: [MarkupPage] = []

  override var initialFocus: String? { "title" }

  override var content: ViewContent {
    content(
      header: ScreenHeader(
        viewModel,
        runs: Breadcrumb.runs(viewModel.repository, path: viewModel.title.lowercased())
      ),
      .page(viewModel, retry: context.retry) { [self] in form($0) }
    )
  }

  private func form(_ writing: IssueWriting) -> Layout {
    .column([
      title(of: writing), label("similar") { writing.similar.map { [Run($0.words, .warning)] } },
      .fill(text(of: writing)),
      label("facts") { writing.facts.isEmpty ? [] : [[Run(writing.facts, .muted)]] },
      label("state") { [self] in state(of: writing) },
      .row(
        spacing: 1,
        ["send", "change.request", "resend", "discard.request", "issue.browser", "preview"]
          .compactMap(button)
          + [.space]
      ),
      .row(
        spacing: 1,
        ["labels", "assignees", "milestone", "discard"].compactMap(button) + [.space]
      ),
    ])
  }

  private func title(of writing: IssueWriting) -> Layout {
    let name = [Run("\(Strings.issueTitle) ", .muted)]
    guard !writing.isRequest else {
      return label("title") { [[Run(writing.title, .bold)], []] }
    }
    let entry = TextEntry(
      "title",
      text: ValueBinding(writing, \.title),
      placeholder: Strings.issueTitle,
      clipboard: context.clipboard
    )
    return .row([.fixed(name.displayWidth, .lines([name])), .fill(.widget(entry))])
  }

  private func text(of writing: IssueWriting) -> Layout {
    guard writing.fields.isEmpty || writing.isRequest else { return form(of: writing.fields) }
    return .text(of: writing.composer, name: "composer", preview: preview, context)
  }

  /// The fields of a form, which are scrolled.
  private func form(of fields: [FormFieldWriting]) -> Layout {
    let parts = fields.enumerated().map { index, field in
      if previews.count <= index { previews.append(MarkupPage()) }
      return Layout.field(field, name: "field.\(index)", preview: previews[index], context)
    }
    return .scroll("fields", .column(parts))
  }

  /// The state of the request, or the last failure and what is missing.
  private func state(of writing: IssueWriting) -> [[Run]] {
    if let status = viewModel.status { return [[Run(status, .info)]] }
    let failure = (viewModel.obstacle ?? writing.failure).map { [Run("✗ \($0)", .danger)] }
    let problem = [Run(writing.problem ?? writing.counter, .muted)]
    return [failure, problem].compactMap(\.self)
  }

  /// Lines of text, each of which is wrapped.
  private func label(_ name: String, _ lines: @escaping () -> [[Run]]) -> Layout {
    .widget(Label(name) { columns in lines().flatMap { $0.wrapped(to: columns) } })
  }

  private func button(_ id: String) -> Layout? {
    viewModel.actions.action(id).map { .widget(Button($0)) }
  }
}
