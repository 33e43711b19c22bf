#if canImport(Glibc) || canImport(Musl)
import CBinderyTerminal
import Dispatch

extension TerminalLoop {
  /// Runs a command of the shell on the terminal, such as the user's editor, and draws again when
  /// it has ended.
  ///
  /// The main actor runs on meanwhile; keys belong to the command. What was typed behind the key
  /// that has led here is dropped, because it was meant for the command.
  ///
  /// - Parameters:
  ///   - command: The command, in which `$1` is the argument.
  ///   - argument: The argument.
  /// - Returns: The status of the command: 0 if it has succeeded, 127 if it was not found.
  public func run(_ command: String, with argument: String) async -> Int32 {
    lend()
    defer { takeBack() }
    let process = unsafe bindery_command_start(command, argument)
    guard process >= 0 else { return 127 }
    return await withCheckedContinuation { continuation in
      // The wait blocks a thread, which must not be one of the cooperative pool.
      DispatchQueue.global().async { @Sendable in
        continuation.resume(returning: bindery_command_wait(process))
      }
    }
  }
}
#endif
