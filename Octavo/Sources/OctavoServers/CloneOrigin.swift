public import Foundation

/// The address from which a clone was made.
public nonisolated enum CloneOrigin {
  /// Returns the URL of the remote `origin` of the git repository that a folder is in, or `nil` if
  /// the folder is in none.
  ///
  /// The text is untrusted. Git reads its configuration and runs nothing.
  public static func address(in folder: URL) -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder.path, "config", "--get", "remote.origin.url"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      return nil
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? nil : text
  }
}
