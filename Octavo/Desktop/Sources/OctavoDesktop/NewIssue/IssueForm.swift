import BinderyGTK
import GitHubValues
import OctavoViewModels

/// The fields of an issue that is written, and its buttons.
@MainActor
final class IssueForm: Widget {
  private let lifetime = Lifetime()
  private let title = TextEntry(name: Strings.issueTitle)

  init(_ viewModel: NewIssueViewModel, _ writing: IssueWriting, _ context: ViewContext) {
    let heading = Label("", .wrapping)
    let similar = Box(.vertical)
    let facts = Label("", .wrapping)
    let state = Label("", .wrapping)
    let fields: [Widget] =
      writing.fields.isEmpty || writing.isRequest
      ? [ComposerField(writing.composer, context) { viewModel.follow($0) }]
      : writing.fields.map { FormFieldView($0, context) { viewModel.follow($0) } }
    let text = Box(.vertical, spacing: 18, fields)
    let choices = Self.buttons(["labels", "assignees", "milestone"], viewModel, lifetime)
    let ends = Self.buttons(
      ["discard", "issue.browser", "preview", "discard.request", "resend", "change.request"],
      viewModel,
      lifetime
    )
    let send = Button("")
    send.addStyle("suggested-action")
    ends.append(send)
    let column = Box(
      .vertical,
      spacing: 12,
      [title, heading, similar, text, facts, choices, state, ends]
    )
    super.init(column.pointer(), holding: [column])
    heading.addStyle("title-2")
    facts.addStyle("dim-label")
    state.addStyle("dim-label")
    title.isVisible = !writing.isRequest
    heading.isVisible = writing.isRequest
    lifetime.bind(title, to: ValueBinding(writing, \.title))
    lifetime.bind(heading) { writing.title }
    lifetime.bind(facts) { writing.facts }
    lifetime.bindVisibility(of: facts) { !writing.facts.isEmpty }
    lifetime.bind(state) {
      viewModel.status
        ?? [viewModel.obstacle ?? writing.failure, writing.problem ?? writing.counter]
        .compactMap(\.self).joined(separator: "\n")
    }
    lifetime.bind(send, toAction: "send", of: viewModel)
    lifetime.bindVisibility(of: send) { viewModel.actions.action("send") != nil }
    showSimilar(writing, in: similar, viewModel)
  }

  isolated deinit { lifetime.dispose() }

  /// The field of the title.
  var field: Widget { title }

  /// Shows a button for each issue with a similar title.
  private func showSimilar(
    _ writing: IssueWriting,
    in column: Box,
    _ viewModel: NewIssueViewModel
  ) {
    var shown: [Widget] = []
    let signals = SerialDisposable()
    lifetime += signals
    lifetime.observe(column) { column in
      let similar = writing.similar
      untracked {
        for button in shown { column.remove(button) }
        let clicks = Lifetime()
        signals.inner = clicks
        shown = similar.map { issue in
          let button = Button(issue.words)
          button.addStyle("flat")
          clicks += button.onClick {
            untracked { viewModel.actions.action("similar.\(issue.id)") }?.perform()
          }
          column.append(button)
          return button
        }
      }
    }
  }

  private static func buttons(
    _ ids: [String],
    _ viewModel: NewIssueViewModel,
    _ lifetime: Lifetime
  ) -> Box {
    let buttons = ids.map { id in
      let button = Button("")
      lifetime.bind(button, toAction: id, of: viewModel)
      lifetime.bindVisibility(of: button) { viewModel.actions.action(id) != nil }
      return button
    }
    return Box(.horizontal, spacing: 6, buttons)
  }
}
