import BinderyGTK
import Testing

extension BinderyGTKTests {
  struct TwoWayEntryTests {
    private final class Person {
      @MutableProperty var name = "Ada"
      @MutableProperty var age = 36

      init() {}

      deinit {}
    }

    /// Two entries that are bound to one model, one of them in another type.
    private final class Form {
      let (name, age) = (TextEntry(name: "Name"), TextEntry(name: "Age"))
      private let lifetime = Lifetime()

      init(_ person: Person) {
        lifetime.bind(name, to: ValueBinding(person, \.name))
        lifetime.bind(
          age,
          to: ValueBinding(person, \.age).converted(to: { String($0) }, from: { Int($0) })
        )
      }

      isolated deinit {}
    }

    private let person = Person()
    private let form: Form

    init() { form = Form(person) }

    @Test func `an entry and a model follow each other`() {
      let first = (form.name.text, form.age.text)
      form.name.type("!")
      let typed = person.name
      person.age = 37

      #expect(first == ("Ada", "36"))
      #expect(typed == "Ada!" || typed == "!Ada")
      #expect(form.age.text == "37")
    }

    @Test func `the cursor stays where the user types`() {
      form.name.cursor = 1
      form.name.type("x")

      #expect(person.name == "Axda")
      #expect(form.name.cursor == 2)
    }

    @Test func `half a number is left alone`() {
      person.age = 5
      form.age.cursor = 0
      form.age.type("0")
      let padded = (form.age.text, person.age)
      form.age.text = ""
      let emptied = (form.age.text, person.age)

      #expect(padded == ("05", 5))
      #expect(emptied == ("", 5))
    }

    @Test func `a word that is being composed is left alone until it is done`() {
      form.name.compose("ほ")
      person.name = "Grace"
      let during = form.name.text
      form.name.compose("")

      #expect(during == "Ada")
      #expect(form.name.text == "Grace")
    }
  }
}
