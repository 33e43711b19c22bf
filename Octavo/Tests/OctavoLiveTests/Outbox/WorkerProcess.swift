import Foundation

/// The program of `Tests/OutboxWorker`, in a process of its own.
final class WorkerProcess {
  private let process = Process()
  private let output = Pipe()

  /// Starts the program that was built beside the tests.
  init(_ arguments: [String]) throws {
    process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "outbox-worker")
    process.arguments = arguments
    process.environment = [:]
    process.standardOutput = output
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// The lines that the program writes until it is killed, soon after it has written `count`.
  func lines(_ count: Int) -> AsyncStream<String> {
    let (file, process) = (output.fileHandleForReading, process)
    let (lines, receiver) = AsyncStream<String>.makeStream()
    let reader = Thread {
      var (rest, read) = ("", 0)
      while let data = try? file.read(upToCount: 64), !data.isEmpty {
        rest += String(decoding: data, as: UTF8.self)
        while let end = rest.firstIndex(of: "\n") {
          receiver.yield(String(rest[..<end]))
          rest.removeSubrange(...end)
          read += 1
          guard read == count else { continue }
          usleep(.random(in: 0..<4000))
          kill(process.processIdentifier, SIGKILL)
        }
      }
      process.waitUntilExit()
      receiver.finish()
    }
    reader.start()
    return lines
  }

  /// Whether the program has been killed.
  var isKilled: Bool {
    process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGKILL
  }

  /// Waits until the program has ended by itself.
  func waitForEnd() async throws {
    for await _ in lines(.max) {}
    guard !process.isRunning, process.terminationStatus == 0 else {
      throw CocoaError(.executableRuntimeMismatch)
    }
  }
}
