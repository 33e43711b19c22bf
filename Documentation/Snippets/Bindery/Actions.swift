import Bindery

final class AddressViewModel: ViewModel, ActionProviding {
  private(set) lazy var refreshCommand = command { viewModel in try await viewModel.load() }

  var actions: [ScreenAction] {
    [
      ScreenAction("refresh", "Refresh", refreshCommand),
      ScreenAction("copy", "Copy Address", section: "Share") { self.copyAddress() },
    ]
  }

  private func load() async throws {}
  private func copyAddress() {}
}
