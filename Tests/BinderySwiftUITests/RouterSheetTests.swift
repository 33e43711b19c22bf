import BinderySwiftUI
import BinderyTesting
import Testing

/// The sheets above a navigation stack, as SwiftUI reads and writes them.
struct RouterSheetTests {
  private let window = NotesWindow()

  @Test func `each presented controller is a sheet above the one before`() {
    window.router.present(NotesRoute.note(1))
    window.router.push(NotesRoute.note(2))
    window.router.present(NotesRoute.note(3))

    let first = window.stack.sheet
    #expect(first?.path.count == 1)
    #expect(first?.sheet?.root.screen.name == "Note")
    #expect(first?.sheet?.sheet == nil)
    window.router.dismiss()

    #expect(window.stack.sheet === first)
    #expect(first?.sheet == nil)
  }

  // C38
  @Test func `the caller of a sheet that is dragged away receives nil once`() async {
    var results: [String?] = []
    let caller = Task { [router = window.router] in
      results.append(await router.present { NotesRoute.colour(result: $0) })
    }
    await settle()

    let sheet = window.stack.sheet
    window.stack.closeSheet(sheet)
    window.stack.closeSheet(sheet)
    await settle()

    #expect(results == [nil])
    #expect(window.router.controllers.count == 1)
    #expect(window.stack.sheet == nil)
    await caller.value
  }

  // C38
  @Test func `a result closes the sheet, and the report of the system changes nothing`() async {
    var results: [String?] = []
    let caller = Task { [router = window.router] in
      results.append(await router.present { NotesRoute.colour(result: $0) })
    }
    await settle()
    let sheet = window.stack.sheet

    if case .colour(let viewModel) = sheet?.root.screen { viewModel.finish("green") }
    window.stack.closeSheet(sheet)
    await settle()

    #expect(results == ["green"])
    // The sheet is drawn until it has slid out.
    #expect(sheet?.root.screen.viewModel.phase == .ended)
    await caller.value
  }

  // C57
  @Test func `a guarded sheet cannot be dragged away, and asks when it is closed`() async {
    window.router.present(NotesRoute.note(1))
    guard case .note(let note) = window.stack.sheet?.root.screen else {
      preconditionFailure("a note is presented")
    }
    let sheet = window.stack.sheet
    #expect(sheet?.isDismissalGuarded == false)

    note.draft = "draft"
    let token = window.dialogs.answer(note.discard)
    #expect(sheet?.isDismissalGuarded == true)
    sheet?.close()
    await settle()
    #expect(window.dialogs.shown?.content == .discard)
    // A view of the app closes it by the action of SwiftUI, and the user wants to keep the draft.
    window.stack.closeSheet(window.stack.sheet)
    await settle()
    window.dialogs.shown?.choose(AlertContent.discard.choices[0])
    await settle()

    #expect(window.stack.sheet === sheet)
    #expect(note.phase == .active)
    token.dispose()
  }

  @Test func `closing a sheet closes those above it`() async {
    window.router.present(NotesRoute.note(1))
    window.router.present(NotesRoute.note(2))

    window.stack.closeSheet(window.stack.sheet)
    await settle()

    #expect(window.router.controllers.count == 1)
    #expect(window.router.top?.viewModel.phase == .active)
  }

  @Test func `a sheet that is presented after a reset is another one`() {
    window.router.present(NotesRoute.note(1))
    let before = window.stack.sheet

    window.router.resetRoot(NotesRoute.list)
    #expect(window.stack.sheet == nil)
    window.router.present(NotesRoute.note(2))

    #expect(window.stack.sheet !== before)
  }

  @Test func `a late report about a sheet does not close the one that has followed it`() async {
    window.router.present(NotesRoute.note(1))
    let first = window.stack.sheet
    window.router.dismiss()
    window.router.present(NotesRoute.note(2))

    window.stack.closeSheet(first)
    await settle()

    #expect(window.router.controllers.count == 2)
    #expect(window.stack.sheet !== nil)
  }

  @Test func `a window that is closed is released, and requests no longer wait for it`() async {
    let router = Router<NotesScreen>()
    let released = await isReleased {
      RouterScreens(router)
    } afterwards: { screens in
      router.resetRoot(NotesScreen.list(ListViewModel()))
      router.present(NotesScreen.note(NoteViewModel(1)))
      screens.root?.closeSheet(screens.root?.sheet)
    }
    var isShown = false

    router.present(NotesScreen.note(NoteViewModel(2))) { isShown = true }

    #expect(released)
    #expect(isShown)
    router.end()
  }

  @Test func `the end of the router leaves nothing on the screen`() {
    window.router.present(NotesRoute.note(1))

    window.router.end()

    #expect(window.screens.root == nil)
  }
}
