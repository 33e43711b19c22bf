import ArgumentParser
import CBackground
import Foundation
import OctavoDesktop
import OctavoServers

/// The entry point of the program, synchronous because GLib’s loop owns the main thread.
@main
enum Program {
  /// The name on the desktop.
  static let id = "io.bindery.Octavo"
  /// The name on the session bus of the program with the window that opens notifications.
  static let windowName = "\(id).Window"

  static func main() {
    CoreDumps.disable()
    Allocator.returnFreeMemory()
    do {
      let command = try DesktopCommand.parse()
      if command.background {
        octavo_dispatch_workers_unobserved()
        exit(BackgroundSession(command).run())
      }
      exit(try DesktopSession(command).run())
    } catch {
      DesktopCommand.exit(withError: error)
    }
  }
}
