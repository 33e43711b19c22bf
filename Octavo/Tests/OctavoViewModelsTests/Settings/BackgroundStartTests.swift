import BinderyTesting
import Testing

@testable import OctavoViewModels

/// The setting that starts the program in the background with the session.
struct BackgroundStartTests {
  private let fakes = Fakes()
  private let start = FakeStart()

  private final class FakeStart: BackgroundStart {
    var isOn = false
    var failure: BackgroundStartFailure?

    func set(_ isOn: Bool) throws(BackgroundStartFailure) {
      if let failure { throw failure }
      self.isOn = isOn
    }
  }

  private static let title = "Start in the Background with the Session"

  private func field() -> SettingField? {
    SettingsViewModel(fakes.services).preferences.first { $0.title == Self.title }
  }

  @Test func `the field is offered only where the window program is installed`() {
    let without = field()
    fakes.services.backgroundStart = start

    #expect(without == nil && field() != nil)
  }

  @Test func `the switch turns the start on and off`() throws {
    fakes.services.backgroundStart = start
    let settings = SettingsViewModel(fakes.services)
    let field = settings.preferences.first { $0.title == Self.title }
    guard case .toggle(let isOn) = field?.control else { throw WrongScreen() }

    isOn.value = true
    let first = start.isOn
    isOn.value = false

    #expect(first && !start.isOn)
  }

  @Test func `a failure is said, and the switch shows what is so`() async throws {
    fakes.services.backgroundStart = start
    start.failure = BackgroundStartFailure(message: "The disk is full.")
    let settings = SettingsViewModel(fakes.services)
    let field = settings.preferences.first { $0.title == Self.title }
    guard case .toggle(let isOn) = field?.control else { throw WrongScreen() }

    isOn.value = true
    await settle()

    #expect(!isOn.value && !start.isOn)
    #expect(fakes.services.notice?.text == "The disk is full.")
  }
}
