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

  @Test func `it uses the salutation that there is`() {
    #expect(viewModel().nameText == "Dr. first last")
  }

  @Test(arguments: [nil, ""])
  func `it uses no salutation where there is none`(salutation: String?) {
    #expect(viewModel(salutation: salutation).nameText == "first last")
  }

  @Test func `it writes the date as agreed`() {
    #expect(viewModel().birthdateText == "Thursday January 1, 1970")
  }

  @Test func `an unknown birthdate is no text`() {
    #expect(viewModel(birthdate: nil).birthdateText == "")
  }

  @Test func `a very long name stays whole`() {
    let long = String(repeating: "Wolfeschlegel", count: 10_000)

    #expect(viewModel(lastName: long).nameText == "Dr. first \(long)")
  }

  @Test(arguments: [
    ("博士", "小龍", "李", "博士 小龍 李"),
    ("د.", "نجيب", "محفوظ", "د. نجيب محفوظ"),
    ("Δρ.", "Μαρία", "Κάλλας", "Δρ. Μαρία Κάλλας"),
    ("🧑‍🚀", "Zoë", "D’Arc", "🧑‍🚀 Zoë D’Arc"),
  ])
  func `names of other scripts are kept`(
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
