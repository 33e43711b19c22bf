import Bindery
import Testing

struct ScreenActionTests {
  private final class PageViewModel: ViewModel, ActionProviding {
    @MutableProperty var isDirty = false
    private(set) var log: [String] = []

    private(set) lazy var save = command(when: { $0.isDirty }) { viewModel in
      viewModel.log.append("saved")
    }

    var actions: [ScreenAction] {
      [
        ScreenAction("save", "Save", isPrimary: true, save),
        ScreenAction("clear", "Clear", isEnabled: isDirty) { self.isDirty = false },
      ]
    }
  }

  private let page = PageViewModel()

  @Test func `an action of a command is enabled while the command is, and executes it`() {
    #expect(page.actions.action("save")?.perform() == false)

    page.isDirty = true

    #expect(page.actions.action("save")?.perform() == true)
    #expect(page.log == ["saved"])
  }

  @Test func `an action whose command has been disabled since is not performed`() {
    page.isDirty = true
    let save = page.actions.action("save")

    page.isDirty = false

    #expect(save?.isEnabled == true)
    #expect(save?.perform() == false)
    #expect(page.log == [])
  }

  @Test func `an observer of the actions sees when one is enabled`() {
    var states: [[Bool]] = []
    let token = observe { states.append(page.actions.map(\.isEnabled)) }

    page.isDirty = true
    page.actions.action("clear")?.perform()

    #expect(states == [[false, false], [true, true], [false, false]])
    token.dispose()
  }

  @Test func `an action that is performed in an observer subscribes to nothing`() {
    var runs = 0
    let action = ScreenAction("read", "Read") { _ = page.isDirty }
    let token = observe {
      runs += 1
      action.perform()
    }

    page.isDirty = true

    #expect(runs == 1)
    token.dispose()
  }

  @Test func `an unknown name has no action`() {
    #expect(page.actions.action("none") == nil)
  }
}
