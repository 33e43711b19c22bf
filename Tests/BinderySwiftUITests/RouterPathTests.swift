import BinderySwiftUI
import BinderyTesting
import Testing

/// The path of a navigation stack, as SwiftUI reads and writes it.
struct RouterPathTests {
  @Test func `the path has the screens above the root, and follows each request`() {
    let window = NotesWindow(.note(1))
    #expect(window.path == [1])

    window.router.push(NotesRoute.note(2))
    #expect(window.path == [1, 2])
    window.router.popToRoot()

    #expect(window.path == [])
    #expect(window.router.top?.viewModel.phase == .active)
  }

  // C39
  @Test func `a path that a swipe has shortened removes the screens from the router`() async {
    let window = NotesWindow(.note(1), .note(2), .note(3))
    let removed = window.top

    window.stack.setPath(Array(window.stack.path.prefix(1)))

    #expect(window.path == [1])
    #expect(window.router.controllers[0].entries.count == 2)
    #expect(removed.phase == .ended)
    #expect(window.top.phase == .active)
    await settle()
    #expect(window.path == [1])
  }

  // C57
  @Test func `a guarded screen that was swiped away comes back, and asks`() async {
    let window = NotesWindow(.note(1), .note(2))
    window.writeDraft()
    let guarded = window.top
    var seen: [[Int]] = []
    let token = observe { [window] in seen.append(window.path) }

    window.stack.setPath(Array(window.stack.path.prefix(1)))
    await settle()
    window.dialogs.shown?.choose(AlertContent.discard.choices[0])
    await settle()

    // SwiftUI is given a path that differs from the one that it has written.
    #expect(seen == [[1, 2], [1], [1, 2]])
    #expect(window.top === guarded)
    #expect(guarded.phase == .active)
    token.dispose()
  }

  // C57
  @Test func `a guarded screen that was swiped away is removed when the user agrees`() async {
    let window = NotesWindow(.note(1), .note(2))
    window.writeDraft()
    let guarded = window.top

    window.stack.setPath([])
    await settle()
    #expect(window.path == [1, 2])
    window.dialogs.shown?.choose(AlertContent.discard.choices[1])
    await settle()

    #expect(window.path == [])
    #expect(guarded.phase == .ended)
  }

  @Test func `the buttons of the kit replace the gestures while the top screen is guarded`() async {
    let window = NotesWindow(.note(1))
    #expect(!window.stack.isGuarded)

    window.writeDraft()
    #expect(window.stack.isGuarded)
    window.stack.goBack()
    await settle()

    #expect(window.dialogs.shown?.content == .discard)
    #expect(window.path == [1])
  }

  @Test func `a guarded screen in the middle keeps those above it until the user agrees`() async {
    let window = NotesWindow(.note(1))
    window.writeDraft()
    window.router.push(NotesRoute.note(2))
    #expect(!window.stack.isGuarded)

    // The menu of the back button leads to the root.
    window.stack.setPath([])
    await settle()

    #expect(window.path == [1, 2])
    #expect(window.dialogs.shown?.content == .discard)
  }

  @Test func `a request that an interceptor refuses leaves the path as it was`() async {
    let window = NotesWindow(.note(1))
    let token = window.router.intercept { $0.origin == .user ? nil : $0 }

    window.stack.setPath([])
    await settle()

    #expect(window.path == [1])
    token.dispose()
  }

  @Test func `a path with a screen of another source is put back`() async {
    let window = NotesWindow(.note(1))
    let foreign = NotesWindow(.note(7)).stack.path

    window.stack.setPath(window.stack.path + foreign)
    await settle()

    #expect(window.path == [1])
  }

  @Test func `a screen that slides out is still drawn`() {
    let window = NotesWindow(.note(1))
    let shown = window.stack.path[0]

    window.router.pop()

    #expect(shown.screen.viewModel.phase == .ended)
    #expect(window.path == [])
  }

  @Test func `a completion is called when the screen on top has appeared`() {
    let window = NotesWindow(.note(1))
    var isShown = false

    window.router.present(NotesScreen.list(ListViewModel())) { isShown = true }
    window.stack.didAppear(window.stack.path[0])
    #expect(!isShown)
    if let sheet = window.stack.sheet { sheet.didAppear(sheet.root) }

    #expect(isShown)
  }
}
