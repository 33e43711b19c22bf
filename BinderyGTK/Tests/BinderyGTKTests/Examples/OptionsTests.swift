import ExampleWindows
import Testing

extension BinderyGTKTests {
  struct OptionsTests {
    @Test func `an example is asked for by its name, and a level by its number`() {
      let arguments = [["person"], ["login"], ["login", "3"], ["postcards"]]
      let examples = arguments.map { Options($0)?.example }

      #expect(examples == [.person, .login(.one), .login(.three), .postcards])
    }

    @Test func `options may stand anywhere`() {
      let options = Options(["--dark", "login", "--screenshot", "login.png", "2"])

      #expect(options?.example == .login(.two))
      #expect(options?.isDark == true)
      #expect(options?.screenshot == "login.png")
    }

    @Test(arguments: [[], ["login", "4"], ["person", "1"], ["mine"], ["login", "--screenshot"]])
    func `invalid arguments are refused`(arguments: [String]) {
      #expect(Options(arguments) == nil)
    }
  }
}
