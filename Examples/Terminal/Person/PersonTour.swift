#if canImport(Glibc) || canImport(Musl)
import BinderyNavigation
import BinderyTerminal
import ExampleSupport
import PersonExample

/// The person example as a terminal program.
enum PersonTour {
  static func host() -> TerminalHost<ViewOnlyScreen> {
    TerminalHost(PersonView(Person.examples), name: "Person")
  }

  static func program() -> ExampleProgram {
    ExampleProgram(
      host(),
      size: Size(columns: 80, rows: 13),
      tour: [
        ExampleProgram.Step("The person of the article"),
        ExampleProgram.Step("No salutation", keys: "n"),
        ExampleProgram.Step("Another script, and an unknown birthdate", keys: "n"),
      ]
    )
  }
}
#endif
