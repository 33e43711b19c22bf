package import BinderyGTK
package import Postcards

/// The cards that have been sent, as a short list.
@MainActor
package final class OutboxView: ScreenView {
  package let content: Widget
  package let trailing: [Widget]
  package var title: String { viewModel.title }
  package var actions: [ScreenAction] { viewModel.actions }

  private let viewModel: OutboxViewModel
  private let lifetime = Lifetime()

  package init(_ viewModel: OutboxViewModel) {
    self.viewModel = viewModel
    let empty = Label(viewModel.emptyText, .wrapping)
    let cards = ListBox<Postcard, PostcardCell>(make: PostcardCell.init) { cell, card, _ in
      cell.show(card)
    }
    let write = Button("")
    content = PreferencesPage([empty, cards])
    trailing = [write]
    empty.addStyle("dim-label")
    lifetime.bind(write, toAction: "write", of: viewModel)
    lifetime.observe(cards) { cards in
      cards.show(viewModel.postcards)
      cards.isVisible = !viewModel.postcards.isEmpty
    }
    lifetime.bindVisibility(of: empty) { viewModel.postcards.isEmpty }
  }

  isolated deinit { lifetime.dispose() }
}
