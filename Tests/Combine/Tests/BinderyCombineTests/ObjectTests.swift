import BinderyOpenCombine
import BinderyTesting
import OpenCombine
import Testing

/// Objects of Combine and view models that observe each other.
struct ObjectTests {
  private final class Player: @MainActor ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var volume = 1 {
      willSet { objectWillChange.send() }
    }

    deinit {}
  }

  private final class MixerViewModel: ViewModel {
    @MutableProperty var title = "Mixer"
    @MutableProperty var level = 0
    private(set) var follows: [Int] = []

    func follow(_ player: Player) {
      lifetime += player.changes.startWithValues { [weak self, player] in
        self?.follows.append(player.volume)
      }
    }
  }

  @Test func `a view model reads the new value after a change of the object`() async {
    let (player, mixer) = (Player(), MixerViewModel())
    mixer.follow(player)

    player.volume = 2
    player.volume = 3
    await settle()
    #expect(mixer.follows == [3])
    player.volume = 4
    await settle()
    #expect(mixer.follows == [3, 4])
    mixer.end()
    player.volume = 5
    await settle()

    #expect(mixer.follows == [3, 4])
  }

  @Test func `a value of an object is a property, which outlives the object`() async {
    var player: Player? = Player()
    weak let released = player
    guard let volume = player?.property(\.volume) else { return }
    var seen: [Int] = []
    let token = observe { seen.append(volume.value) }

    player?.volume = 7
    await settle()
    player = nil
    await settle()

    #expect(seen == [1, 7])
    #expect(volume.value == 7)
    #expect(released == nil)
    token.dispose()
  }

  @Test func `an object announces the changes of what it reads of a view model`() {
    let mixer = MixerViewModel()
    let observed = ObservedViewModel(mixer) { _ = $0.title }
    var seen: [String] = []
    let cancellable = observed.objectWillChange.sink { seen.append(mixer.title) }

    mixer.level = 3
    mixer.title = "Mixer 2"
    batch {
      mixer.title = "A"
      mixer.title = "B"
    }

    #expect(seen == ["Mixer 2", "B"])
    #expect(mixer.phase == .initialised)
    cancellable.cancel()
  }

  @Test func `an object that is released observes no longer, and releases the view model`() async {
    weak var released: MixerViewModel?
    do {
      let mixer = MixerViewModel()
      let observed = ObservedViewModel(mixer) { _ = $0.title }
      let cancellable = observed.objectWillChange.sink {}
      mixer.title = "B"
      released = mixer
      cancellable.cancel()
    }
    await settle()

    #expect(released == nil)
  }

  @Test func `a view model that follows an object that follows it settles`() async {
    let (player, mixer) = (Player(), MixerViewModel())
    let observed = ObservedViewModel(mixer) { _ = $0.level }
    let cancellable = observed.objectWillChange.sink { player.volume = mixer.level }
    let volume = player.property(\.volume)
    let token = observe { mixer.level = volume.value }

    mixer.level = 5
    await settle()

    #expect((mixer.level, player.volume) == (5, 5))
    cancellable.cancel()
    token.dispose()
  }
}
