#if canImport(Glibc) || canImport(Musl)
import BinderyTerminal

/// The screen after the login.
final class LoginHomeView: ScreenView {
  private let greeting: String

  init(_ greeting: String) { self.greeting = greeting }

  deinit {}

  let actions: [KeyAction] = []

  func draw(in area: Rect, of frame: inout Frame) {
    let rest = frame.heading("Home", "", in: area)
    frame.write(greeting, .bold, in: rest)
  }
}
#endif
