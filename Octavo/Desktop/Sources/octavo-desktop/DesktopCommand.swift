import ArgumentParser
import BinderyGTK
import Foundation
import OctavoServers
import OctavoViewModels

/// The arguments of the program.
struct DesktopCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "octavo-desktop",
    abstract: "GitHub in a window.",
    version: ProgramVersion.current
  )

  @OptionGroup var server: ServerOptions

  @Option(help: ArgumentHelp("Write a PNG screenshot of the window, and exit.", valueName: "file"))
  var screenshot: String?

  @Option(help: "The initial size of the window.")
  var size = "960x680"

  @Flag(help: "Use the dark style.")
  var dark = false

  @Flag(
    help: """
      Open no window: request the inbox, and send notifications of the desktop as the settings \
      say.
      """
  )
  var background = false

  @Option(
    help: ArgumentHelp(
      "The current date, such as 2026-01-31 or 2026-01-31T12:00:00Z.",
      valueName: "date"
    )
  )
  var now: String?

  /// The colours that the arguments ask for; `nil` for those of the settings.
  ///
  /// A screenshot is light by default, so that it is the same on each machine.
  var colorScheme: ColorScheme? {
    if dark { return .dark }
    return screenshot == nil ? nil : .light
  }

  func validate() throws {
    if background { try validateBackground() }
    _ = try link()
    _ = try windowSize()
    _ = try Present(now)
  }

  private func validateBackground() throws {
    if server.isLocal {
      throw ValidationError("Use --background without --demo and --repos.")
    }
    if server.place != nil || screenshot != nil {
      throw ValidationError("With --background no page is shown: name no place and no screenshot.")
    }
  }

  /// Returns the place to open; a picture opens no clone that it happens to be taken in.
  func link() throws -> DeepLink? {
    let folder = URL(filePath: FileManager.default.currentDirectoryPath)
    return try server.link(in: screenshot == nil ? folder : nil)
  }

  func windowSize() throws -> Window.Size {
    let parts = size.lowercased().split(separator: "x").map { Int32($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      (360...8192).contains(width), (200...8192).contains(height)
    else {
      throw ValidationError(
        "“\(size)” is not a size from 360x200 to 8192x8192, such as 960x680."
      )
    }
    return Window.Size(width, height)
  }
}
