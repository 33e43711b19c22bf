package import BinderyGTK
package import LoginSteps
import PersonExample

/// An example in its window.
///
/// When the person closes the window it lets go of all that it showed, view models included.
@MainActor
package final class ExampleWindow {
  package let window: Window
  private var end: () -> Void = {}
  private let lifetime = Lifetime()

  /// Makes the window, which shows when it is presented.
  ///
  /// - Parameters:
  ///   - example: What to show.
  ///   - application: The program that runs for as long as the window is there.
  ///   - service: Who lets people in.
  package init(
    _ example: Example,
    in application: Application? = nil,
    service: @autoclosure () -> any LoginService
  ) {
    window = Window(application, size: Window.Size(420, 480))
    switch example {
    case .person: window.show(PersonView(Person.examples.map(PersonViewModel.init)))
    case .login(let level): end = level.show(in: window, service: service())
    }
    lifetime += window.onClosing { [weak self] in
      self?.close()
      return false  // It is gone already.
    }
  }

  isolated deinit { close() }

  private func close() {
    end()
    end = {}
    window.destroy()
  }
}
