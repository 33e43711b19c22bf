import Foundation
import OctavoStore
import OctavoViewModels

/// The editor of the user that has a window.
nonisolated struct DesktopEditor: Sendable {
  let environment: [String: String]

  /// Opens a file, and does not wait for the editor.
  ///
  /// Without a known editor the desktop chooses a program, which opens the start of the file.
  ///
  /// - Throws: ``CloneFailure`` if there is no program, or no desktop.
  func open(_ path: String, line: Int?) throws {
    guard Browser(environment: environment).isThere else { throw CloneFailure(.noEditor) }
    let editor = EditorCommand.withWindow(environment: environment) { program($0) != nil }
    let words = editor?.arguments(opening: path, at: line) ?? ["xdg-open", path]
    guard let name = words.first, let program = program(name) else {
      throw CloneFailure(.noEditor)
    }
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = Array(words.dropFirst())
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw CloneFailure(.noEditor)
    }
  }

  private func program(_ name: String) -> String? {
    guard name.contains("/") else { return ToolRun.path(of: name, in: environment) }
    return name.hasPrefix("/") && FileManager.default.isExecutableFile(atPath: name) ? name : nil
  }
}
