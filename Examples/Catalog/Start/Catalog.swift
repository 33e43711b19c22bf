#if canImport(Glibc) || canImport(Musl)
import BinderyTerminal
import ExampleSupport
#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// Shows every widget of the terminal kit with made-up data.
///
/// `main` is synchronous, so that the terminal's loop owns the main thread.
@main
struct Catalog {
  static let tour = [
    ExampleProgram.Step("The pages of the catalog"),
    ExampleProgram.Step("A list with sections, and the menu of a row", keys: "Enter j m"),
    ExampleProgram.Step("A page with links, and their labels", keys: "Esc k Enter F"),
    ExampleProgram.Step("A form", keys: "Esc Esc Esc j Enter"),
    ExampleProgram.Step("Notices in place of content", keys: "Esc j Enter"),
    ExampleProgram.Step("Tabs", keys: "Esc j Enter 2"),
    ExampleProgram.Step("A search, and a list of actions", keys: "Esc j Enter Tab j Enter"),
    ExampleProgram.Step("Parts beside each other", keys: "Esc j Enter"),
  ]

  static func main() {
    let app = CatalogApp()
    exit(ExampleProgram(app.host, size: Size(columns: 100, rows: 30), tour: tour).run())
  }
}
#else
/// The program where the terminal kit is empty.
@main
enum Catalog {
  static func main() { print("catalog needs a terminal and the C library of Linux.") }
}
#endif
