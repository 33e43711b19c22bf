import BinderyTerminal
import Glibc
import NewApp

/// Shows the notes in a terminal; with words as arguments, adds them and prints the screen.
///
/// `main` is synchronous, because the loop owns the main thread.
@main
struct Program {
  static func main() {
    do { try run() } catch {
      print("NewApp: \(error)")
      exit(1)
    }
  }

  private static func run() throws {
    let viewModel = NotesViewModel()
    let router = Router<Screen>()
    router.resetRoot(.notes(viewModel))
    let host = TerminalHost(router: router, name: "NewApp") { screen in
      switch screen {
      case .notes(let viewModel): NotesView(viewModel)
      }
    }

    let words = CommandLine.arguments.dropFirst()
    guard !words.isEmpty else {
      let theme = Theme(depth: .full)
      exit(try TerminalLoop(device: TerminalDevice(), source: host, theme: theme).run().status)
    }
    let terminal = HeadlessTerminal(size: Size(columns: 40, rows: 10), source: host)
    for word in words {
      viewModel.draft = word
      viewModel.add.execute()
      try terminal.settle(limit: .seconds(10)) { viewModel.notes.first == word }
    }
    print(terminal.text)
  }
}
