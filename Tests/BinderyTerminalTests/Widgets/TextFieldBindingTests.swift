import BinderyTesting
import Testing

@testable import BinderyTerminal

struct TextFieldBindingTests {
  private final class Model {
    @MutableProperty var name = "Ada"
    @MutableProperty var age = 36

    init() {}

    deinit {}
  }

  private let field = MutableProperty(TextField())
  private let model = Model()

  private func type(_ text: String) {
    for character in text { field.modify { _ = $0.handle(.key(KeyPress(character))) } }
  }

  @Test func `typed text reaches the model, and the text of the model is shown`() {
    field.text <~> ValueBinding(model, \.name)

    type("!")
    let typed = model.name
    model.name = "Grace"

    #expect(typed == "Ada!")
    #expect((field.value.text, field.value.cursor) == ("Grace", 5))
  }

  @Test func `the cursor stays where the user types`() {
    field.text <~> ValueBinding(model, \.name)

    field.modify { _ = $0.handle(.key(KeyPress(.home))) }
    type("x")

    #expect(model.name == "xAda")
    #expect(field.value.cursor == 1)
  }

  @Test func `half a number is left alone`() {
    field.text <~> ValueBinding(model, \.age).converted(to: { String($0) }, from: { Int($0) })

    field.modify { _ = $0.handle(.key(KeyPress("u", .control))) }
    let emptied = (model.age, field.value.text)
    type("07")

    #expect(emptied == (36, ""))
    #expect((model.age, field.value.text) == (7, "07"))
  }

  @Test func `the binding keeps no field`() async {
    let released = await isReleased {
      MutableProperty(TextField())
    } afterwards: {
      $0.text <~> ValueBinding(model, \.name)
    }

    #expect(released)
  }
}
