import Foundation
import OctavoViewModels
import Testing

@testable import OctavoTerminal

struct ExternalEditorTests {
  /// Edits a text by a command of the shell.
  private func edit(_ text: String, by command: String, in variable: String = "VISUAL") async throws
    -> String
  {
    let editor = ExternalEditor(environment: [variable: command, "EDITOR": command]) {
      command,
      path in
      #expect(
        (try? FileManager.default.attributesOfItem(
          atPath: URL(filePath: path).deletingLastPathComponent().path
        )[.posixPermissions] as? Int) == 0o700
      )
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", command, "sh", path]
      guard (try? process.run()) != nil else { return 127 }
      process.waitUntilExit()
      return process.terminationStatus
    }
    return try await editor.edit(text)
  }

  @Test(arguments: [
    ("one\ttwo \r\n", "sed -i s/one/1/", "1\ttwo \r\n"), ("one", "sed -i s/one/1/", "1"),
    ("one", "printf 'two\\n' >", "two"), ("one\n", "printf 'two\\n\\n' >", "two\n\n"),
    ("日本", "true", "日本"), ("", "printf 'a b' >", "a b"),
  ])
  func `the text is what the editor has saved, without a break that it has added at the end`(
    text: String,
    command: String,
    expected: String
  ) async throws {
    let edited = try await edit(text, by: command)

    #expect(edited.utf8.elementsEqual(expected.utf8))
  }

  @Test(arguments: [
    ("false", EditorFailure.ended(status: 1)), ("/no/such/editor", .ended(status: 127)),
    ("rm", .file), ("printf '\\377' >", .encoding),
  ])
  func `an editor that fails says why`(command: String, failure: EditorFailure) async throws {
    await #expect(throws: failure) { try await edit("one", by: command) }
    await #expect(throws: failure) { try await edit("one", by: command, in: "OTHER") }
  }

  @Test func `a file is opened at its line`() async throws {
    var runs: [[String]] = []
    let editor = ExternalEditor(environment: ["EDITOR": "/usr/bin/vim -R"]) { command, path in
      runs.append([command, path])
      return runs.count > 2 ? 127 : 0
    }

    try await editor.open("/a b", at: 12)
    try await editor.open("/a b")

    #expect(runs == [["/usr/bin/vim -R +12 \"$1\"", "/a b"], ["/usr/bin/vim -R \"$1\"", "/a b"]])
    await #expect(throws: EditorFailure.ended(status: 127)) { try await editor.open("/a b") }
  }
}
