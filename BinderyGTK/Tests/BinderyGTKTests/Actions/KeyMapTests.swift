import BinderyGTK
import Foundation
import Testing

extension BinderyGTKTests {
  struct KeyMapTests {
    private var keys: KeyMap = ["refresh": ["F5", "<Control>r"], "find": ["<Control>f"]]

    @Test mutating func `a text overrides the keys that it names, and no others`() {
      let problems = keys.override(
        with: """
          # My keys
          refresh = F6   # the only one
          star =  <Control>d <Alt>s

          """
      )

      #expect(problems == [])
      #expect(keys.keys(of: "refresh") == ["F6"])
      #expect(keys.keys(of: "find") == ["<Control>f"])
      #expect(keys.keys(of: "star") == ["<Control>d", "<Alt>s"])
      #expect(keys.ids == ["find", "refresh", "star"])
    }

    @Test mutating func `an action without keys after the sign has none`() {
      let problems = keys.override(with: "refresh =")

      #expect(problems == [])
      #expect(keys.keys(of: "refresh") == [])
      #expect(keys.ids == ["find"])
    }

    @Test mutating func `malformed lines are reported with their numbers and ignored`() {
      let problems = keys.override(
        with: "refresh F6\n= F7\ntwo words = F8\nfind = <Nonsense>q\nstar = F9"
      )

      #expect(problems.map(\.line) == [1, 2, 3, 4])
      #expect(problems[0].kind == .malformed("refresh F6"))
      #expect(problems[3].kind == .unknownKey("<Nonsense>q"))
      #expect(problems[3].description == "Line 4: “<Nonsense>q” is not a key.")
      #expect(keys.keys(of: "refresh") == ["F5", "<Control>r"])
      #expect(keys.keys(of: "find") == ["<Control>f"])
      #expect(keys.keys(of: "star") == ["F9"])
    }

    @Test mutating func `a key that is bound twice stays with the first line and is reported`() {
      let problems = keys.override(with: "star = F9\nopen = F9 F10")

      #expect(problems.map(\.kind) == [.boundTwice("F9", other: "star")])
      #expect(keys.keys(of: "star") == ["F9"])
      #expect(keys.keys(of: "open") == ["F10"])
    }

    @Test mutating func `a key of a default that the user binds to another action moves there`() {
      let problems = keys.override(with: "star = <Primary>F")

      #expect(problems == [])
      #expect(keys.keys(of: "star") == ["<Primary>F"])
      #expect(keys.keys(of: "find") == [])
    }

    @Test mutating func `a file is read, and one that does not exist changes nothing`() throws {
      let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try "find = F3".write(to: file, atomically: true, encoding: .utf8)
      defer { try? FileManager.default.removeItem(at: file) }

      let problems = keys.override(withFileAt: file.path)
      let before = keys
      let missing = keys.override(withFileAt: file.path + ".missing")

      #expect(problems.isEmpty && missing.isEmpty)
      #expect(keys.keys(of: "find") == ["F3"])
      #expect(keys == before)
    }

    @Test mutating func `random bytes are reported or ignored, and never end the program`() {
      var random = SystemRandomNumberGenerator()
      for _ in 0..<200 {
        let bytes = (0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }

        let problems = keys.override(with: String(decoding: bytes, as: UTF8.self))

        #expect(problems.allSatisfy { !$0.description.isEmpty })
      }
    }
  }
}
