import BinderySwiftUI
import BinderyTesting
import Testing

struct OwnedViewModelTests {
  @Test func `a view model is made once, however often the view is made`() {
    var count = 0
    let owners = (0..<3).map { _ in
      OwnedViewModel { () -> ListViewModel in
        count += 1
        return ListViewModel()
      }
    }
    #expect(count == 0)

    // SwiftUI keeps the first.
    let model = owners[0].model
    #expect(owners[0].model === model)

    #expect(count == 1)
  }

  // C36
  @Test func `it is active while the view is on the screen, and ends with the view`() {
    var owner: OwnedViewModel? = OwnedViewModel { ListViewModel() }
    guard let model = owner?.model else { return }
    #expect(model.phase == .initialised)

    owner?.appear()
    #expect(model.phase == .active)
    owner?.disappear()
    #expect(model.phase == .inactive)
    owner?.appear()
    #expect(model.phase == .active)
    owner = nil

    #expect(model.phase == .ended)
  }

  @Test func `a view that was never read makes no view model, and ends none`() {
    var isMade = false
    var owner: OwnedViewModel? = OwnedViewModel { () -> ListViewModel in
      isMade = true
      return ListViewModel()
    }

    owner?.disappear()
    owner = nil

    #expect(!isMade)
  }

  // C39, C69
  @Test func `a view model of a router is left to the router`() {
    let window = NotesWindow(.note(1))
    let note = window.top
    var owner: OwnedViewModel? = OwnedViewModel { note }

    // SwiftUI reports a covered screen as one that has disappeared.
    owner?.appear()
    owner?.disappear()
    #expect(note.phase == .active)
    owner = nil

    #expect(note.phase == .active)
    window.router.pop()
    #expect(note.phase == .ended)
  }

  // C69
  @Test func `a router refuses a view model that a view owns`() {
    let window = NotesWindow()
    let owner = OwnedViewModel { NoteViewModel(9) }
    let sink = Trace.observe { _ in }

    let outcome = window.router.push(NotesScreen.note(owner.model))

    #expect(outcome == .refused)
    #expect(window.path == [])
    sink.dispose()
  }

  @Test func `reading it adds no dependency on what its initialiser reads`() {
    let source = MutableProperty(1)
    var runs = 0
    let owner = OwnedViewModel { () -> ListViewModel in
      _ = source.value
      return ListViewModel()
    }
    let token = observe {
      _ = owner.model
      runs += 1
    }

    source.value = 2

    #expect(runs == 1)
    token.dispose()
  }
}
