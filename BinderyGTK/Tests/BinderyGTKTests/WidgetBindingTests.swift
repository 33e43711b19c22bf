import BinderyGTK
import CGTK
import Testing

extension BinderyGTKTests {
  struct WidgetBindingTests {
    private final class Model {
      @MutableProperty var isOn = false
    }

    private let model = Model()
    private let lifetime = Lifetime()

    @Test func `a switch and a value follow each other`() {
      let toggle = Switch(name: "Wrap lines")
      lifetime.bind(toggle, to: ValueBinding(model, \.isOn))
      toggle.isOn = true
      let turned = model.isOn
      model.isOn = false

      #expect([turned, toggle.isOn] == [true, false])
    }

    @Test func `a spinner turns while something is so`() {
      let spinner = Spinner()
      lifetime.bind(spinner) { [model] in model.isOn }
      model.isOn = true

      #expect(spinner.isSpinning)
    }

    @Test func `visibility and sensitivity follow`() {
      let label = Label("words")
      lifetime.bindVisibility(of: label) { [model] in model.isOn }
      lifetime.bindSensitivity(of: label) { [model] in model.isOn }
      let before = [label.isVisible, label.isSensitive]
      model.isOn = true

      #expect(before == [false, false])
      #expect([label.isVisible, label.isSensitive] == [true, true])
    }

    @Test func `a handler is called no more when its token ends, and the object goes`() {
      var presses = 0
      var button: Button? = Button("Press")
      weak let released = button
      var token = button?.onClick { presses += 1 }
      button?.press()
      token?.dispose()
      button?.press()
      token = nil
      button = nil

      #expect(presses == 1)
      #expect(released == nil)
    }

    @Test func `a handler may end itself while it runs`() {
      let button = Button("Press")
      var presses = 0
      var token: ObservationToken?
      token = button.onClick {
        presses += 1
        token?.dispose()
      }
      button.press()
      button.press()

      #expect(presses == 1)
      #expect(token?.isDisposed == true)
    }
  }
}
