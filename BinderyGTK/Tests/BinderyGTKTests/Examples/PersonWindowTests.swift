import BinderyGTK
import BinderyTesting
import ExampleWindows
import PersonExample
import Testing

extension BinderyGTKTests {
  struct PersonWindowTests {
    private func view() -> PersonView { PersonView(Person.examples.map(PersonViewModel.init)) }

    @Test func `the article’s texts are on the labels`() {
      let view = view()
      let first = [view.nameLabel.text, view.birthdateLabel.text]
      view.next.press()

      #expect(first == ["Dr. first last", "Thursday January 1, 1970"])
      #expect(view.nameLabel.text == "Ada Lovelace")
    }

    @Test func `the buttons turn from one model to the next, and from the last to the first`() {
      let view = view()
      var shown: [String] = []
      for button in [view.previous, view.previous, view.next, view.next, view.next] {
        button.press()
        shown.append("\(view.nameLabel.text) \(view.birthdateLabel.text)")
      }

      #expect(
        shown == [
          "博士 小龍 李 ", "Ada Lovelace Sunday December 10, 1815", "博士 小龍 李 ",
          "Dr. first last Thursday January 1, 1970", "Ada Lovelace Sunday December 10, 1815",
        ]
      )
    }

    @Test func `a closed window releases the view and its view models`() async {
      let window = Window(size: Window.Size(420, 480))
      weak var view: PersonView?
      weak var viewModel: PersonViewModel?
      do {
        let made = PersonViewModel(model: Person.examples[0])
        let shown = PersonView([made])
        (view, viewModel) = (shown, made)
        window.show(shown)
      }
      window.present()
      await window.painted()
      #expect(view?.content.isMapped == true && viewModel != nil)
      window.destroy()
      await settle()

      #expect(view == nil)
      #expect(viewModel == nil)
    }
  }
}
