import BinderySwiftUI
import BinderyTesting

/// An app with notes: a list, a note that guards its draft, and a colour that is chosen in a sheet.
nonisolated enum NotesRoute: NavigationRoute {
  case list, note(Int)
  case colour(result: RouteResult<String> = .init())
}

final class ListViewModel: ViewModel {}

final class NoteViewModel: ViewModel, LeavingGuard {
  let number: Int
  @MutableProperty var draft = ""
  let discard = Interaction<AlertContent, AlertContent.Choice>()

  init(_ number: Int) { self.number = number }

  var guardsLeaving: Bool { !draft.isEmpty }
  func confirmLeaving() async -> Bool { await discard.ask(.discard)?.role == .destructive }
}

final class ColourViewModel: ViewModel {
  let finish: (String) -> Void

  init(finish: @escaping (String) -> Void) { self.finish = finish }
}

enum NotesScreen: NavigationScreen {
  typealias Route = NotesRoute
  case list(ListViewModel), note(NoteViewModel), colour(ColourViewModel)

  var viewModel: ViewModel {
    switch self {
    case .list(let viewModel): viewModel
    case .note(let viewModel): viewModel
    case .colour(let viewModel): viewModel
    }
  }
}

final class NotesScreens: ScreenFactory {
  func screen(for route: NotesRoute, _ context: ScreenContext) -> NotesScreen {
    switch route {
    case .list: .list(ListViewModel())
    case .note(let number): .note(NoteViewModel(number))
    case .colour(let result): .colour(ColourViewModel(finish: context.finish(result)))
    }
  }
}

nonisolated extension AlertContent {
  static let discard = AlertContent(
    title: "Discard the draft?",
    choices: [Choice("Keep", role: .cancel), Choice("Discard", role: .destructive)]
  )
}

/// The router of the app, shown by the adapter that the views of SwiftUI draw.
final class NotesWindow {
  let router = Router<NotesScreen>()
  let dialogs = DialogPresenter()
  let screens: RouterScreens<NotesScreen>
  private let factory = NotesScreens()
  private let lifetime = Lifetime()

  init(_ path: NotesRoute...) {
    router.screens = factory
    screens = RouterScreens(router)
    router.resetRoot(NotesRoute.list)
    for route in path { router.push(route) }
  }

  var stack: ScreenStack<NotesScreen> {
    guard let root = screens.root else { preconditionFailure("the router has been reset") }
    return root
  }

  /// The numbers of the notes that SwiftUI is given as the path.
  var path: [Int] { stack.path.compactMap { note($0)?.number } }

  var top: NoteViewModel {
    guard let shown = stack.path.last, let note = note(shown) else {
      preconditionFailure("a note is on top")
    }
    return note
  }

  /// Writes a draft, so that the top note asks before it is removed.
  func writeDraft() {
    top.draft = "draft"
    lifetime += dialogs.answer(top.discard)
  }

  private func note(_ shown: ShownScreen<NotesScreen>) -> NoteViewModel? {
    if case .note(let viewModel) = shown.screen { viewModel } else { nil }
  }
}
