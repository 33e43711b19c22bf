import BinderyGTK
import GitHubValues
import OctavoViewModels

/// The field of a composer or its preview, with the keys of Markdown above it and the names, the
/// counter and the buttons below it.
@MainActor
final class ComposerView: Widget {
  private let lifetime = Lifetime()
  private let field: ComposerField

  /// Makes the view; `follow` opens the address of a link in the preview.
  init(
    _ viewModel: ComposerViewModel,
    _ context: ViewContext,
    follow: @escaping (String) -> Void
  ) {
    field = ComposerField(viewModel, context, follow: follow)
    let column = Box(
      .vertical,
      spacing: 6,
      [field, Self.problem(viewModel, lifetime), Self.foot(viewModel, lifetime)]
    )
    super.init(column.pointer(), holding: [column])
  }

  isolated deinit { lifetime.dispose() }

  /// Moves the keyboard focus to the field.
  func focusField() { field.focusField() }

  private static func problem(_ viewModel: ComposerViewModel, _ lifetime: Lifetime) -> Widget {
    let label = Label("", .wrapping)
    label.addStyle("error")
    lifetime.bind(label) { viewModel.failure ?? "" }
    lifetime.bindVisibility(of: label) { viewModel.failure != nil }
    return label
  }

  /// The counter, and the buttons.
  private static func foot(_ viewModel: ComposerViewModel, _ lifetime: Lifetime) -> Widget {
    let counter = Label()
    counter.expand(vertically: false)
    lifetime.bind(counter) { viewModel.counter }
    lifetime.observe(counter) { counter in
      counter.removeStyle("error", "dim-label")
      counter.addStyle(viewModel.isTooLong ? "error" : "dim-label")
    }
    let discard = Button("")
    lifetime.bind(discard, toAction: "discard", of: viewModel)
    let preview = Button("")
    lifetime.bind(preview, toAction: "preview", of: viewModel)
    let send = Button(viewModel.sendTitle)
    send.addStyle("suggested-action")
    lifetime.bind(send, to: viewModel.sendCommand)
    return Box(.horizontal, spacing: 6, [counter, discard, preview, send])
  }
}
