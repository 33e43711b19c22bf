import BinderyOpenCombine
import BinderyTesting
import OpenCombine
import Testing

/// The examples of the documentation of BinderyCombine.
struct ExampleTests {
  private final class PlayerViewModel: ViewModel {
    @MutableProperty var title = "Silence"
    @MutableProperty private(set) var name = ""
    private(set) lazy var reload = command { (viewModel: PlayerViewModel) in viewModel.title }
    private let player: Player

    init(_ player: Player, _ names: some Publisher<String, Never>) {
      self.player = player
      super.init()
      _name <~ names.producer
      lifetime += player.changes.startWithValues { [weak self] in self?.follow(player) }
    }

    private func follow(_ player: Player) { title = "Volume \(player.volume)" }
  }

  private final class Player: @MainActor ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var volume = 1 {
      willSet { objectWillChange.send() }
    }

    deinit {}
  }

  private let player = Player()

  @Test func `a view model follows a publisher and an object`() async {
    let names = CurrentValueSubject<String, Never>("Ada")
    let viewModel = PlayerViewModel(player, names)
    let volume = player.property(\.volume)

    player.volume = 3
    await settle()

    #expect((viewModel.name, viewModel.title, volume.value) == ("Ada", "Volume 3", 3))
  }

  @Test func `code with Combine follows a view model`() {
    let viewModel = PlayerViewModel(player, Empty<String, Never>())
    let title = viewModel.$title.publisher.sink { print($0) }
    let reloads = viewModel.reload.values.publisher().sink { title in print(title) }

    let observed = ObservedViewModel(viewModel) { _ = ($0.title, $0.reload.isExecuting) }
    let cancellable = observed.objectWillChange.sink { print("The title or the state changes.") }

    viewModel.reload.execute()
    viewModel.title = "Song"
    for each in [title, reloads, cancellable] { each.cancel() }
    #expect(viewModel.title == "Song")
  }
}
