package import BinderyGTK
package import LoginSteps
import PersonExample

/// An example in its window.
///
/// When the user closes the window, it releases its content and the view models.
@MainActor
package final class ExampleWindow {
  package let window: Window
  private var end: () -> Void = {}
  private let lifetime = Lifetime()

  /// Makes the window, which is shown when it is presented.
  ///
  /// - Parameters:
  ///   - example: The example to show.
  ///   - application: The program, which runs until its last window is closed.
  ///   - service: The service that checks passwords.
  package init(
    _ example: Example,
    in application: Application? = nil,
    service: @autoclosure () -> any LoginService
  ) {
    window = Window(application, size: Window.Size(420, 480))
    switch example {
    case .person: window.show(PersonView(Person.examples.map(PersonViewModel.init)))
    case .login(let level): end = level.show(in: window, service: service())
    case .postcards: end = PostcardWindow.show(in: window)
    }
    lifetime += window.onClosing { [weak self] in
      self?.close()
      return false  // It is destroyed already.
    }
  }

  isolated deinit { close() }

  private func close() {
    end()
    end = {}
    window.destroy()
  }
}
