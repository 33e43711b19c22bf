import BinderyNavigation
import BinderyTerminal
import ExampleStage
import PersonExample

/// The person example as a program.
enum PersonTour {
  static let people = [
    Person(
      salutation: "Dr.",
      firstName: "first",
      lastName: "last",
      birthdate: CalendarDay(secondsSince1970: 0)
    ),
    Person(
      salutation: "",
      firstName: "Ada",
      lastName: "Lovelace",
      birthdate: CalendarDay(secondsSince1970: -4_861_728_000)
    ),
    Person(salutation: "博士", firstName: "小龍", lastName: "李", birthdate: nil),
  ]

  static func host() -> TerminalHost<Page> { TerminalHost(PersonView(people), name: "Person") }

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
