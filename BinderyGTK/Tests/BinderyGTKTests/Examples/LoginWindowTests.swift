import BinderyGTK
import BinderyTesting
import CGTK
import ExampleWindows
import Testing

extension BinderyGTKTests {
  /// What a person sees and can do is the same on every level.
  struct LoginWindowTests {
    @Test(arguments: LoginLevel.allCases)
    func `the button follows the fields, and the picture the name`(
      level: LoginLevel
    ) async throws {
      let stage = await LoginStage(level)
      var enabled = [try stage.isEnabled]
      try stage.name.type("mona")
      enabled.append(try stage.isEnabled)
      let known = try stage.known
      try stage.secret.type("octave")
      enabled.append(try stage.isEnabled)
      try stage.name.type("x")

      #expect(enabled == [false, false, true])
      #expect(known == "mona")
      #expect(try stage.known == "")
    }

    @Test(arguments: LoginLevel.allCases)
    func `a press is busy, and then home is on show`(level: LoginLevel) async throws {
      let stage = await LoginStage(level)
      try stage.name.type("mona")
      try stage.secret.type("octave")
      try stage.press()
      await settle()
      let during = try [stage.isBusy, stage.isEnabled]
      stage.gate.open()
      await settle()
      await stage.window.painted()

      #expect(during == [true, false])
      #expect(stage.words.contains("Welcome, Mona."))
      #expect(descendants(of: stage.window, gtk_password_entry_get_type()).isEmpty)
    }

    @Test(arguments: LoginLevel.allCases)
    func `a refusal is told, and the form stays as it was`(level: LoginLevel) async throws {
      let stage = await LoginStage(level)
      try stage.name.type("mona")
      try stage.secret.type("guess")
      try stage.secret.confirm()
      await settle()
      stage.gate.open()
      await settle()

      #expect(stage.words.contains("Incorrect username or password"))
      #expect(try [stage.isBusy, stage.isEnabled] == [false, true])
      #expect(try [stage.name.text, stage.secret.text] == ["mona", "guess"])
    }

    @Test(arguments: LoginLevel.allCases)
    func `Return on an empty form does nothing`(level: LoginLevel) async throws {
      let stage = await LoginStage(level)
      try stage.name.confirm()
      await settle()

      #expect(try !stage.isBusy)
    }

    @Test(arguments: LoginLevel.allCases, [false, true])
    func `a closed window lets go of the view model, busy or not`(
      level: LoginLevel,
      isBusy: Bool
    ) async throws {
      let stage = await LoginStage(level)
      try stage.name.type("mona")
      try stage.secret.type("octave")
      if isBusy { try stage.press() }
      await settle()
      let isAlive = stage.service != nil
      stage.window.close()
      stage.gate.open()
      await settle()

      #expect(isAlive)
      #expect(stage.service == nil)
      #expect(!stage.window.isMapped)
    }
  }
}
