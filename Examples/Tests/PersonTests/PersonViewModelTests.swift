import BinderyTesting
import PersonExample
import Testing

struct PersonViewModelTests {
  private func viewModel(
    salutation: String? = "Dr.",
    firstName: String = "first",
    lastName: String = "last",
    birthdate: CalendarDay? = CalendarDay(secondsSince1970: 0)
  ) -> PersonViewModel {
    PersonViewModel(
      model: Person(
        salutation: salutation,
        firstName: firstName,
        lastName: lastName,
        birthdate: birthdate
      )
    )
  }

  @Test func `a salutation precedes the names`() {
    #expect(viewModel().nameText == "Dr. first last")
  }

  @Test(arguments: [nil, ""])
  func `a missing or empty salutation is left out`(salutation: String?) {
    #expect(viewModel(salutation: salutation).nameText == "first last")
  }

  @Test func `the day of birth has the articles' format`() {
    #expect(viewModel().birthdateText == "Thursday January 1, 1970")
  }

  @Test func `an unknown day of birth is an empty text`() {
    #expect(viewModel(birthdate: nil).birthdateText == "")
  }

  @Test func `a very long name is not shortened`() {
    let long = String(repeating: "Wolfeschlegel", count: 10_000)

    #expect(viewModel(lastName: long).nameText == "Dr. first \(long)")
  }

  @Test(arguments: [
    ("博士", "小龍", "李", "博士 小龍 李"),
    ("د.", "نجيب", "محفوظ", "د. نجيب محفوظ"),
    ("Δρ.", "Μαρία", "Κάλλας", "Δρ. Μαρία Κάλλας"),
    ("🧑‍🚀", "Zoë", "D’Arc", "🧑‍🚀 Zoë D’Arc"),
  ])
  func `names in other scripts are not changed`(
    salutation: String,
    firstName: String,
    lastName: String,
    text: String
  ) {
    let viewModel = viewModel(salutation: salutation, firstName: firstName, lastName: lastName)

    #expect(viewModel.nameText == text)
  }

  @Test func `a view model is released with its page`() async {
    let released = await isReleased {
      viewModel()
    } afterwards: {
      MVVMPersonViewController(viewModel: $0, page: PersonPage()).viewDidLoad()
    }

    #expect(released)
  }
}
