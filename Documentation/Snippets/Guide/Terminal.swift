import BinderyTerminal
import BinderyTesting
import Foundation
import Testing

struct Note: Identifiable, Equatable, Sendable {
  let id: Int
  let title: String
}

final class NotesViewModel: ViewModel, TableViewModel, ActionProviding {
  @MutableProperty var keyword = ""
  @MutableProperty private(set) var notes = [Note(id: 1, title: "Buy paper")]
  let title = "Notes"
  private let navigation: any Navigation<NotesScreen>
  private(set) lazy var add = command { viewModel in viewModel.addNote() }

  init(_ navigation: any Navigation<NotesScreen>) { self.navigation = navigation }

  var rows: [Note] { notes.filter { keyword.isEmpty || $0.title.contains(keyword) } }
  var content: ListContent { rows.isEmpty ? .noMatches(keyword: keyword) : .rows }
  var actions: [ScreenAction] { [ScreenAction("add", "New Note", isPrimary: true, add)] }

  func open(_ row: Note) { navigation.push(.note(NoteViewModel(row))) }

  private func addNote() {
    let id = notes.count + 1
    notes.append(Note(id: id, title: "Note \(id)"))
  }
}

final class NoteViewModel: ViewModel, TitledViewModel {
  let note: Note

  init(_ note: Note) { self.note = note }

  var title: String { note.title }
}

enum NotesScreen: NavigationScreen {
  case notes(NotesViewModel), note(NoteViewModel)

  var viewModel: ViewModel {
    switch self {
    case .notes(let viewModel): viewModel
    case .note(let viewModel): viewModel
    }
  }
}

final class NotesView: ModelView<NotesViewModel, ViewContext> {
  override var content: ViewContent {
    content(
      header: ScreenHeader(viewModel),
      .widget(
        TablePane(viewModel, emptyText: "No notes.") { note, area, frame in
          frame.write(note.title, in: area)
        }
      )
    )
  }
}

final class NoteView: ModelView<NoteViewModel, ViewContext> {
  override var content: ViewContent {
    content(header: ScreenHeader(viewModel), .lines([[Run("Note \(viewModel.note.id)", .muted)]]))
  }
}

@MainActor
func makeNotesHost(_ router: Router<NotesScreen>) -> TerminalHost<NotesScreen> {
  let context = ViewContext(keys: KeyMap(["add": ["n"]]))
  return TerminalHost(
    router: router,
    name: "Notes",
    keys: context.keys,
    dialogs: context.dialogs
  ) { screen in
    switch screen {
    case .notes(let viewModel): NotesView(viewModel, context)
    case .note(let viewModel): NoteView(viewModel, context)
    }
  }
}

@MainActor
func runNotes() throws -> Int32 {
  let router = Router<NotesScreen>()
  router.resetRoot(.notes(NotesViewModel(router)))
  let host = makeNotesHost(router)
  let theme = Theme(environment: ProcessInfo.processInfo.environment)
  return try TerminalLoop(device: TerminalDevice(), source: host, theme: theme).run().status
}

@MainActor
struct TerminalArticleTests {
  @Test func `a key adds a note, and Enter opens the selected one`() async throws {
    let router = Router<NotesScreen>()
    router.resetRoot(.notes(NotesViewModel(router)))
    let host = makeNotesHost(router)
    let size = Size(columns: 40, rows: 10)
    let terminal = HeadlessTerminal(size: size, source: host) { await settle() }

    try await terminal.press("n")
    #expect(terminal.text.contains("Note 2"))
    try await terminal.press("j Enter")

    #expect(router.controllers[0].description == "[C0: Notes, Note]")
    try await terminal.press("Esc")
    #expect(router.controllers[0].description == "[C0: Notes]")
    router.end()
  }
}
