import PersonExample
import Testing

struct PersonViewControllerTests {
  @Test(arguments: [
    Person(
      salutation: "Dr.",
      firstName: "first",
      lastName: "last",
      birthdate: CalendarDay(secondsSince1970: 0)
    ),
    Person(salutation: "", firstName: "first", lastName: "last", birthdate: nil),
  ])
  func `both versions show the same`(person: Person) {
    let before = PersonPage()
    let after = PersonPage()

    MVCPersonViewController(model: person, page: before).viewDidLoad()
    MVVMPersonViewController(viewModel: PersonViewModel(model: person), page: after).viewDidLoad()

    #expect(before.nameLabel == after.nameLabel)
    #expect(before.birthdateLabel == after.birthdateLabel)
    #expect(after.nameLabel.hasSuffix("first last"))
  }
}
