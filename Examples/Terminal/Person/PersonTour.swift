#if canImport(Glibc) || canImport(Musl)
import BinderyNavigation
import BinderyTerminal
import ExampleStage
import PersonExample

/// The person example as a program.
enum PersonTour {
  static func host() -> TerminalHost<Page> {
    TerminalHost(PersonView(Person.examples), name: "Person")
  }

  static func program() -> Program {
    Program(
      host(),
      size: Size(columns: 80, rows: 13),
      tour: [
        Program.Stop("The person of the article"),
        Program.Stop("No salutation", keys: "n"),
        Program.Stop("Another script, and a birthdate that nobody knows", keys: "n"),
      ]
    )
  }
}
#endif
