import Foundation
import OctavoViewModels

/// The editor of the user, which takes the terminal and edits a text in a file.
@MainActor
struct ExternalEditor {
  /// The command of the editor, by the variables of its environment.
  private let command: EditorCommand
  /// Runs a command with the path of the file, and returns its status.
  private let run: (_ command: String, _ path: String) async -> Int32

  init(
    environment: [String: String],
    run: @escaping (_ command: String, _ path: String) async -> Int32
  ) {
    command = EditorCommand(environment: environment)
    self.run = run
  }

  /// Lets the user look at a file, or change it, from a line on.
  ///
  /// - Parameters:
  ///   - path: The whole path of the file.
  ///   - line: The line; `nil` for the first.
  /// - Throws: ``EditorFailure`` if the editor has failed.
  func open(_ path: String, at line: Int? = nil) async throws {
    let status = await run(command.shellCommand(at: line), path)
    guard status == 0 else { throw EditorFailure.ended(status: status) }
  }

  /// Lets the user edit a text.
  ///
  /// The file is in a folder that only the user can read, and is removed afterwards. A line break
  /// that the editor adds at the end of the file is left out.
  ///
  /// - Returns: The text that the editor has saved.
  func edit(_ text: String) async throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "octavo-\(UUID())")
    let file = folder.appending(path: "COMMENT.md")
    do {
      try FileManager.default.createDirectory(
        at: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
      try Data(text.utf8).write(to: file)
    } catch {
      throw EditorFailure.file
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    let status = await run(command.shellCommand(), file.path)
    guard status == 0 else { throw EditorFailure.ended(status: status) }
    guard let data = try? Data(contentsOf: file) else { throw EditorFailure.file }
    guard let edited = String(validating: data, as: UTF8.self) else { throw EditorFailure.encoding }
    guard !text.utf8.hasBreak, edited.utf8.hasBreak else { return edited }
    return String(edited.dropLast())
  }
}

extension String.UTF8View {
  /// Whether the text ends with a line break.
  fileprivate nonisolated var hasBreak: Bool { last == UInt8(ascii: "\n") }
}
