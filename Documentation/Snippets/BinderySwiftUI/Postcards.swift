import BinderySwiftUI
import Postcards
import SwiftUI

/// The form of a card, with its postage below it.
struct PostcardForm: View {
  let viewModel: PostcardViewModel
  let dialogs: DialogPresenter

  var body: some View {
    Form {
      BoundControl(viewModel, \.recipient) { selection in
        Picker("To", selection: selection) {
          ForEach(PostcardViewModel.recipients.indices, id: \.self) { index in
            Text(PostcardViewModel.recipients[index])
          }
        }
      }
      BoundControl(viewModel, \.text) { TextField("Text", text: $0) }
      ProgressView(value: viewModel.usedSpace)
      Text(viewModel.usage)
      BoundControl(viewModel, \.isRegistered) { Toggle("Registered", isOn: $0) }
      ForEach(viewModel.actions, id: \.id) { action in
        // A button that is disabled stays in its place, greyed out.
        Button(action.title) { action.perform() }.disabled(!action.isEnabled)
      }
      ForEach(viewModel.details, id: \.self) { Text($0) }
      if viewModel.isPreviewed { Text(viewModel.text) }
    }
    .navigationTitle(viewModel.title)
    .answers(viewModel.discard, in: dialogs)
  }
}

/// The cards that have been sent.
struct OutboxList: View {
  let viewModel: OutboxViewModel

  var body: some View {
    List {
      ListRows(viewModel, \.postcards) { card in Text("\(card.recipient): \(card.text)") }
    }
    .navigationTitle(viewModel.title)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Write a Card") { viewModel.write() }
      }
    }
  }
}

/// The window of the example.
struct PostcardWindow: View {
  let router: Router<PostcardScreen>
  let dialogs: DialogPresenter

  var body: some View {
    RouterView(router, dialogs: dialogs) { screen in
      switch screen {
      case .outbox(let viewModel): OutboxList(viewModel: viewModel)
      case .postcard(let viewModel): PostcardForm(viewModel: viewModel, dialogs: dialogs)
      }
    }
  }
}
