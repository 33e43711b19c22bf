import BinderyGTK
import Glibc
import NewApp

/// Shows the notes in a window.
///
/// `main` is synchronous, so that the main thread belongs to GLib's loop.
@main
struct Program {
  static func main() {
    guard Application.hasDisplay else {
      print("There is no display to open a window on.")
      exit(69)
    }
    let application = Application(id: "org.example.NewApp", isUnique: false)
    let router = Router<Screen>()
    var shown: (window: Window, host: NavigationHost<Screen>)?
    let closing = Lifetime()
    let status = application.run {
      let window = Window(application, size: Window.Size(420, 480))
      window.title = "NewApp"
      router.resetRoot(.notes(NotesViewModel()))
      let host = NavigationHost(router: router, in: window) { screen in
        switch screen {
        case .notes(let viewModel): NotesView(viewModel)
        }
      }
      closing += window.onClosing {
        host.end()
        router.end()
        window.destroy()
        return false  // It is destroyed already.
      }
      shown = (window, host)
      window.present()
    }
    closing.dispose()
    _ = shown
    exit(status)
  }
}
