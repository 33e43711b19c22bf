import Foundation
import OctavoViewModels

/// The file by which the desktop starts the program in the background with the session.
///
/// It is the only file of its name that is written or removed: one without the mark of Octavo
/// belongs to another program or to the user.
final class AutostartFile: BackgroundStart {
  /// The name of the file, which is the id of the program on the desktop.
  static let name = "io.bindery.Octavo.desktop"
  /// The line that marks a file as one of Octavo.
  private static let mark = "X-Octavo-Background=true"
  /// The lines by which desktops turn a start off without removing its file.
  private static let disabling = ["Hidden=true", "X-GNOME-Autostart-enabled=false"]

  private let program: WindowProgram
  private let file: URL

  /// Makes an object that has not looked at the file.
  ///
  /// - Parameters:
  ///   - program: The program that the session starts.
  ///   - folder: The folder of the user's configuration, `$XDG_CONFIG_HOME`.
  init(_ program: WindowProgram, in folder: URL) {
    self.program = program
    file = folder.appending(path: "autostart").appending(path: Self.name)
  }

  deinit {}

  var isOn: Bool {
    guard let lines = try? lines(), lines.contains(Self.mark) else { return false }
    return !lines.contains { Self.disabling.contains($0) }
  }

  func set(_ isOn: Bool) throws(BackgroundStartFailure) {
    do {
      let lines = try lines()
      guard lines.isEmpty || lines.contains(Self.mark) else {
        throw BackgroundStartFailure(
          message: "\(file.path) belongs to another program. Remove it first."
        )
      }
      if isOn {
        try write()
      } else if !lines.isEmpty {
        try FileManager.default.removeItem(at: file)
      }
    } catch let failure as BackgroundStartFailure {
      throw failure
    } catch {
      throw BackgroundStartFailure(
        message: "Could not change \(file.path): \(error.localizedDescription)"
      )
    }
  }

  /// Returns the lines of the file; none if it does not exist.
  private func lines() throws -> [String] {
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    let text = try String(contentsOf: file, encoding: .utf8)
    // An empty file of another program has one line, too.
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func write() throws {
    let contents = Data(contents.utf8)
    guard (try? Data(contentsOf: file)) != contents else { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try contents.write(to: file, options: .atomic)
  }

  private var contents: String {
    """
    [Desktop Entry]
    Type=Application
    Name=Octavo
    Comment=Notifies you of new threads on GitHub
    Exec=\(Self.quoted(program.path)) --background
    Icon=io.bindery.Octavo
    Terminal=false
    NoDisplay=true
    \(Self.mark)

    """
  }

  /// Returns a path as an argument of `Exec`: quoted, with the escapes of the argument and those of
  /// a text in a desktop entry.
  static func quoted(_ path: String) -> String {
    var quoted = ""
    for character in path {
      switch character {
      case "\\": quoted += "\\\\\\\\"
      case "\"", "`", "$": quoted += "\\\\\(character)"
      case "%": quoted += "%%"
      default: quoted.append(character)
      }
    }
    return "\"\(quoted)\""
  }
}
