package import BinderyGTK

/// The page after the login.
package final class LoginHomeView: ScreenView {
  package let content: Widget
  package let title = "Home"
  package let greeting: Label

  package init(_ greeting: String) {
    let label = Label(greeting, .wrapping)
    label.addStyle("title-1")
    label.setMargins(24, 24)
    label.setPosition(0.5)
    self.greeting = label
    content = label
  }

  deinit {}
}
