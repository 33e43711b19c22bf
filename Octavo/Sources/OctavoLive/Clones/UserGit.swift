import Foundation
import Glibc
import OctavoStore
import OctavoViewModels
import Subprocess
import SystemPackage

/// The program git, as the user’s own shell runs it.
///
/// Each process has a session of its own, so that it has no terminal to ask a question in, and its
/// helpers end with it.
nonisolated struct UserGit: Sendable {
  /// The most bytes of an output.
  static let longestOutput = 64 << 20
  /// The most bytes at the end of the errors.
  private static let longestErrors = 16 << 10
  /// The time that a cancelled git has to remove its own files.
  private static let grace = Duration.seconds(2)

  private let path: String
  private let environment: [String: String]

  /// Finds git in the search path.
  ///
  /// - Throws: ``CloneFailure``
  init(environment: [String: String]) throws {
    guard let path = ToolRun.path(of: "git", in: environment) else { throw CloneFailure(.noGit) }
    self.path = path
    self.environment = environment
    // A write to a git that has ended fails instead; NIO does the same for its sockets.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Runs a command, whatever its status is.
  ///
  /// A cancelled task ends git and its helpers.
  ///
  /// - Parameters:
  ///   - arguments: The command with its arguments.
  ///   - folder: The folder that it runs in.
  ///   - input: The standard input.
  ///   - variables: Variables besides the usual ones.
  ///   - isReading: Whether git must not write anything.
  ///   - progress: Gets the lines of the standard error.
  /// - Returns: The end of the command.
  /// - Throws: ``CloneFailure`` if git cannot be started or writes too much, `CancellationError`.
  @concurrent func run(
    _ arguments: [String],
    in folder: String,
    input: [UInt8] = [],
    variables: [String: String] = [:],
    isReading: Bool = false,
    progress: AsyncStream<String>.Continuation? = nil
  ) async throws -> GitOutput {
    let words = ["-C", folder, "--no-pager", "--literal-pathspecs", "-c", "color.ui=false"]
    let usual = GitEnvironment.variables(from: environment, isReading: isReading)
    let configuration = configuration(words + arguments, usual.merging(variables) { $1 })
    try Task.checkCancellation()
    do {
      let result = try await Subprocess.run(
        configuration,
        input: .array(input),
        output: .sequence,
        error: .sequence
      ) { execution in
        async let errors = Self.errors(of: execution.standardError, progress)
        let bytes = try await Self.bytes(of: execution.standardOutput)
        if bytes == nil { try? execution.send(signal: .kill, toProcessGroup: true) }
        return try await (bytes: bytes, errors: errors)
      }
      try Task.checkCancellation()
      guard let bytes = result.closureResult.bytes else {
        throw CloneFailure(.tooLong, command: arguments.first ?? "")
      }
      return GitOutput(
        status: result.terminationStatus.number,
        bytes: bytes,
        errors: result.closureResult.errors
      )
    } catch let error as SubprocessError {
      try Task.checkCancellation()
      let isStarted = ![.executableNotFound, .spawnFailed].contains(error.code)
      throw CloneFailure(isStarted ? .refused("") : .noGit, command: arguments.first ?? "")
    }
  }

  private func configuration(
    _ arguments: [String],
    _ variables: [String: String]
  ) -> Configuration {
    var options = PlatformOptions()
    options.createSession = true
    options.teardownSequence = [
      .gracefulShutDown(toProcessGroup: true, allowedDurationToNextStep: Self.grace)
    ]
    return Configuration(
      executable: .path(FilePath(path)),
      arguments: Arguments(arguments),
      environment: .custom(
        variables.reduce(into: [:]) { result, variable in
          if let key = Environment.Key(rawValue: variable.key) { result[key] = variable.value }
        }
      ),
      platformOptions: options
    )
  }

  /// Returns the whole output; `nil` if it is too long.
  private static func bytes(of output: SubprocessOutputSequence) async throws -> [UInt8]? {
    var bytes: [UInt8] = []
    for try await buffer in output {
      guard bytes.count + buffer.count <= longestOutput else { return nil }
      buffer.withUnsafeBytes { bytes += $0 }
    }
    return bytes
  }

  /// Reads the errors to their end, and returns the last of them.
  private static func errors(
    of output: SubprocessOutputSequence,
    _ progress: AsyncStream<String>.Continuation?
  ) async throws -> String {
    var lines = ProgressLines()
    for try await buffer in output {
      buffer.withUnsafeBytes { bytes in
        for line in lines.add(bytes) { progress?.yield(line) }
      }
    }
    for line in lines.end() { progress?.yield(line) }
    return String(decoding: lines.text.suffix(longestErrors), as: UTF8.self)
  }
}

extension TerminationStatus {
  /// The exit code, or 128 and the signal as a shell reports it.
  fileprivate nonisolated var number: Int32 {
    switch self {
    case .exited(let code): code
    case .signaled(let signal): 128 + signal
    }
  }
}
