import BinderyGTK
import BinderyTesting
import CGTK
import Testing

extension BinderyGTKTests {
  struct ButtonTests {
    @Test func `a press executes the command with the input of that moment`() {
      var inputs: [Int] = []
      let number = MutableProperty(1)
      let command = Command<Int, Void> { inputs.append($0) }
      let button = Button("Add")
      let lifetime = Lifetime()
      lifetime.bind(button, to: command) { number.value }
      button.press()
      number.value = 2
      button.press()
      lifetime.dispose()
      button.press()

      #expect(inputs == [1, 2])
    }

    @Test func `a button can be pressed while its command is enabled`() {
      let isValid = MutableProperty(false)
      let command = Command<Void, Void>(when: { isValid.value }) {}
      let button = Button("Log in")
      let lifetime = Lifetime()
      lifetime.bind(button, to: command)
      let before = button.isSensitive
      isValid.value = true

      #expect([before, button.isSensitive] == [false, true])
    }

    @Test func `a button is busy while its command runs`() async {
      let gate = Gate()
      let command = Command<Void, Void> { await gate.wait() }
      let button = Button("Log in")
      let lifetime = Lifetime()
      lifetime.bind(button, to: command)
      button.press()
      let during = (button.isBusy, button.isSensitive)
      gate.open()
      await settle()

      #expect(during == (true, false))
      #expect((button.isBusy, button.isSensitive) == (false, true))
    }

    @Test func `return executes the command of an entry when it is enabled`() {
      var runs = 0
      let isValid = MutableProperty(false)
      let command = Command<Void, Void>(when: { isValid.value }) { runs += 1 }
      let entry = TextEntry(name: "Name")
      let lifetime = Lifetime()
      lifetime.bindReturn(in: entry, to: command)
      bindery_object_send(entry.raw, "activate")
      isValid.value = true
      bindery_object_send(entry.raw, "activate")

      #expect(runs == 1)
    }

    @Test func `an underscore on a button is an underscore`() async {
      let button = Button("snake_case")

      await inWindow(button) {
        let label = gtk_stack_get_visible_child(
          OpaquePointer(gtk_button_get_child(button.pointer()))
        )
        #expect(
          gtk_label_get_text(OpaquePointer(label)).map { String(cString: $0) } == "snake_case"
        )
      }
    }
  }
}
