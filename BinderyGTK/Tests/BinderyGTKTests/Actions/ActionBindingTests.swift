import BinderyGTK
import BinderyNavigation
import Testing

extension BinderyGTKTests {
  /// Buttons with a title that are bound to actions of a view model.
  struct ActionBindingTests {
    private final class Model: ViewModel, ActionProviding {
      @MutableProperty var isStarred = false
      @MutableProperty var isEnabled = true
      @MutableProperty var isThere = true

      var actions: [ScreenAction] {
        guard isThere else { return [] }
        return [
          ScreenAction("star", isStarred ? "Remove Star" : "Star", isEnabled: isEnabled) {
            self.isStarred.toggle()
          }
        ]
      }
    }

    private let model = Model()
    private let button = Button("")
    private let lifetime = Lifetime()

    @Test func `a button shows the title of its action, and performs it`() {
      lifetime.bind(button, toAction: "star", of: model)
      let before = button.title
      button.press()

      #expect(model.isStarred)
      #expect([before, button.title] == ["Star", "Remove Star"])
    }

    @Test func `a button can be pressed while its action is there and enabled`() {
      lifetime.bind(button, toAction: "star", of: model)
      var sensitive = [button.isSensitive]
      model.isEnabled = false
      sensitive.append(button.isSensitive)
      model.isEnabled = true
      model.isThere = false
      sensitive.append(button.isSensitive)

      #expect(sensitive == [true, false, false])
      #expect(button.title == "Star")
    }

    @Test func `a title ends with an ellipsis if the action asks first`() {
      lifetime.bindTitle(of: button, toAction: "star", of: model, asksFirst: true)
      model.isStarred = true

      #expect(button.title == "Remove Star…")
    }
  }
}
