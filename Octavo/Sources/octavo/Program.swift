import ArgumentParser
import Foundation
import OctavoServers

/// The start of the program, synchronous because the terminal’s loop owns the main thread.
@main
enum Program {
  static func main() {
    CoreDumps.disable()
    do {
      exit(try perform(OctavoCommand.parseAsRoot()))
    } catch {
      OctavoCommand.exit(withError: error)
    }
  }

  private static func perform(_ command: any ParsableCommand) throws -> Int32 {
    switch command {
    case let command as OctavoCommand.OpenApp: return try command.perform()
    case let command as OctavoCommand.Status: return try command.perform()
    case let command as OctavoCommand.List: return try command.perform()
    case let command as OctavoCommand.Snapshot: try command.perform()
    case let command as OctavoCommand.Tour: try command.perform()
    default:
      var command = command
      try command.run()
    }
    return 0
  }
}
