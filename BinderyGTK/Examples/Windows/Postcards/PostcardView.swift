package import BinderyGTK
package import Postcards

/// The form of a card, with its postage in a popover.
@MainActor
package final class PostcardView: ScreenView {
  package let content: Widget
  package let trailing: [Widget]
  package let initialFocus: Widget?
  package var title: String { viewModel.title }
  package var actions: [ScreenAction] { viewModel.actions }

  private let viewModel: PostcardViewModel
  private let lifetime = Lifetime()

  /// Makes the form; `dialogs` asks before the card is discarded, if there is one.
  package init(_ viewModel: PostcardViewModel, _ dialogs: Dialogs?) {
    self.viewModel = viewModel
    let recipient = DropDown(name: "Recipient", PostcardViewModel.recipients)
    recipient.align(horizontally: .start)
    let text = TextView(name: "Text")
    text.setMinimumSize(height: 80)
    let space = ProgressBar(name: "Used space")
    let registered = CheckButton("Registered")
    let words = Label("", .wrapping)
    words.setMargins(12, 12)
    let card = Box(.vertical, [words])
    card.addStyle("card")
    let details = Label()
    details.setMargins(12, 12)
    let send = Button("")
    let preview = Button("")
    send.addStyle("suggested-action")
    let form = Box(.vertical, spacing: 12, [recipient, text, space, registered])
    content = PreferencesPage([form, Box(.horizontal, spacing: 6, [send, preview]), card])
    trailing = [MenuButton("Details", Popover(details))]
    initialFocus = text
    recipient <~> ValueBinding(viewModel, \.recipient)
    text <~> ValueBinding(viewModel, \.text)
    registered <~> ValueBinding(viewModel, \.isRegistered)
    lifetime.bind(send, toAction: "send", of: viewModel)
    lifetime.bind(preview, toAction: "preview", of: viewModel)
    if let dialogs { lifetime.bind(dialogs, to: viewModel.discard) }
    lifetime.observe(space) { space in
      space.fraction = viewModel.usedSpace
      space.text = viewModel.usage
    }
    lifetime.bind(details) { viewModel.details.joined(separator: "\n") }
    lifetime.bind(words) { viewModel.text }
    lifetime.bindVisibility(of: card) { viewModel.isPreviewed }
  }

  isolated deinit { lifetime.dispose() }
}
