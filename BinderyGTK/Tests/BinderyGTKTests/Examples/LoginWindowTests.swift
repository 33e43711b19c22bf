import BinderyGTK
import BinderyTesting
import CGTK
import ExampleWindows
import Testing

extension BinderyGTKTests {
  /// The visible state and the possible actions are the same on every level.
  struct LoginWindowTests {
    @Test(arguments: LoginLevel.allCases)
    func `the button follows the fields, and the picture the name`(
      level: LoginLevel
    ) async throws {
      let app = await LoginTestApp(level)
      var enabled = [try app.isEnabled]
      try app.name.type("mona")
      enabled.append(try app.isEnabled)
      let known = try app.known
      try app.secret.type("octave")
      enabled.append(try app.isEnabled)
      try app.name.type("x")

      #expect(enabled == [false, false, true])
      #expect(known == "mona")
      #expect(try app.known == "")
    }

    @Test(arguments: LoginLevel.allCases)
    func `a press is busy, and then home is on show`(level: LoginLevel) async throws {
      let app = await LoginTestApp(level)
      try app.name.type("mona")
      try app.secret.type("octave")
      try app.press()
      await settle()
      let during = try [app.isBusy, app.isEnabled]
      app.gate.open()
      await settle()
      await app.window.painted()

      #expect(during == [true, false])
      #expect(app.words.contains("Welcome, Mona."))
      #expect(descendants(of: app.window, gtk_password_entry_get_type()).isEmpty)
    }

    @Test(arguments: LoginLevel.allCases)
    func `a refusal is shown, and the form keeps its text`(level: LoginLevel) async throws {
      let app = await LoginTestApp(level)
      try app.name.type("mona")
      try app.secret.type("guess")
      try app.secret.confirm()
      await settle()
      app.gate.open()
      await settle()

      #expect(app.words.contains("Incorrect username or password"))
      #expect(try [app.isBusy, app.isEnabled] == [false, true])
      #expect(try [app.name.text, app.secret.text] == ["mona", "guess"])
    }

    @Test(arguments: LoginLevel.allCases)
    func `Return on an empty form does nothing`(level: LoginLevel) async throws {
      let app = await LoginTestApp(level)
      try app.name.confirm()
      await settle()

      #expect(try !app.isBusy)
    }

    @Test(arguments: LoginLevel.allCases, [false, true])
    func `a closed window releases the view model, busy or not`(
      level: LoginLevel,
      isBusy: Bool
    ) async throws {
      let app = await LoginTestApp(level)
      try app.name.type("mona")
      try app.secret.type("octave")
      if isBusy { try app.press() }
      await settle()
      let isAlive = app.service != nil
      app.window.close()
      app.gate.open()
      await settle()

      #expect(isAlive)
      #expect(app.service == nil)
      #expect(!app.window.isMapped)
    }
  }
}
