import ArgumentParser
import Foundation
import OctavoDesktop
import OctavoServers

/// The entry point of the program, synchronous because GLib’s loop owns the main thread.
@main
enum Program {
  static func main() {
    CoreDumps.disable()
    Allocator.returnFreeMemory()
    do {
      let command = try DesktopCommand.parse()
      if command.background { exit(BackgroundSession(command).run()) }
      exit(try DesktopSession(command).run())
    } catch {
      DesktopCommand.exit(withError: error)
    }
  }
}
