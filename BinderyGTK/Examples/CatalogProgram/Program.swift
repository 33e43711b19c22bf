import BinderyGTK
import CatalogWindows
import Glibc

/// Shows the catalog of widgets.
///
/// The argument is the path of a file with keys; see `KeyMap`.
@main
enum Program {
  static func main() {
    guard Application.hasDisplay else {
      print("There is no display to open a window on.")
      exit(69)
    }
    var keys = CatalogWindow.keys
    if let path = CommandLine.arguments.dropFirst().first {
      for problem in keys.override(withFileAt: path) { print(problem) }
    }
    let application = Application(id: "io.bindery.Catalog", isUnique: false)
    var shown: CatalogWindow?
    let status = application.run {
      let catalog = CatalogWindow(in: application, size: Window.Size(1_100, 700), keys: keys)
      catalog.window.present()
      shown = catalog
    }
    _ = shown
    exit(status)
  }
}
