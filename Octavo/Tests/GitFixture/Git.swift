public import Foundation
import Glibc

/// Runs git for the tests as a user would, without the user's own settings.
public enum Git {
  /// The failure of a command.
  public struct Failure: Error {
    /// The arguments of the command.
    public let arguments: [String]
    /// The output of the command.
    public let message: String
  }

  /// Runs a command, and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - folder: The folder that the command runs in.
  ///   - input: The standard input.
  ///   - environment: Variables besides those that leave the user's settings out.
  /// - Returns: The output, with that of errors.
  /// - Throws: ``Failure`` if the command fails.
  @discardableResult
  public static func run(
    _ arguments: [String],
    in folder: URL,
    input: Data = Data(),
    environment: [String: String] = [:]
  ) throws -> String {
    try run(
      program: ["git", "-C", folder.path] + arguments,
      input: input,
      environment: environment
    )
  }

  /// Runs another program in the same way.
  @discardableResult
  static func run(
    program: [String],
    input: Data = Data(),
    environment: [String: String] = [:]
  ) throws -> String {
    let environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
    ].merging(environment) { $1 }
    // Files rather than pipes: whatever the lengths, neither side waits for the other.
    let files = FileManager.default.temporaryDirectory.appending(path: "git-\(UUID())")
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: files) }
    let (inputFile, outputFile) = (files.appending(path: "input"), files.appending(path: "output"))
    try input.write(to: inputFile)
    let status = spawn(
      program,
      environment.map { "\($0)=\($1)" },
      input: inputFile.path,
      output: outputFile.path
    )
    let output = String(decoding: (try? Data(contentsOf: outputFile)) ?? Data(), as: UTF8.self)
    guard status == 0 else { throw Failure(arguments: Array(program.dropFirst()), message: output) }
    return output
  }

  /// Runs a program, and returns its status as `waitpid` gives it; -1 if it cannot be started.
  ///
  /// Not by Foundation's `Process`, which can crash in a process with 1,350 open files or more: it
  /// copies each name in `/proc/self/fd` with a length of 256 bytes, past the end of the buffer.
  /// Tests that run at once have that many.
  private static func spawn(
    _ command: [String],
    _ environment: [String],
    input: String,
    output: String
  ) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    // The copies live until the program has been started, which has copies of its own then.
    let words = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup($0) } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var process = pid_t()
    guard posix_spawnp(&process, command[0], &actions, nil, words, variables) == 0 else {
      return -1
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1 {
      guard errno == EINTR else { return -1 }
    }
    return status
  }
}
