import Subprocess

/// A git subcommand with its whole environment.
///
/// The process inherits no descriptor but its three standard ones and runs in a process group of
/// its own, so that Ctrl-C in the terminal does not reach it.
struct GitCommand: Sendable {
  /// The arguments after the name of the program.
  let arguments: [String]
  var environment = GitInvocation.environment
  /// Whether a failure carries what git has written to its standard error.
  var keepsErrors = true
  /// The time after which a read that returns nothing kills git.
  var patience = Duration.seconds(120)

  /// The longest standard error that is kept.
  private static let longestMessage = 1 << 16

  /// Runs git, and passes its input and output to `body`.
  ///
  /// Git waits while the body does not read, and is killed when the body returns or throws before
  /// the end of the output.
  ///
  /// - Throws: The error of the body, and ``GitFailure`` if git could not be started or failed.
  func run<Value: Sendable>(_ body: (inout GitChannel) async throws -> Value) async throws -> Value
  {
    do {
      guard keepsErrors else { return try await execute(error: .discarded, body) { _ in "" } }
      return try await execute(error: .string(limit: Self.longestMessage), body) { $0 ?? "" }
    } catch let error as SubprocessError {
      let isStarted = ![.executableNotFound, .spawnFailed].contains(error.code)
      throw GitFailure(reason: isStarted ? .interrupted : .unavailable, command: name)
    }
  }

  /// Returns the whole output.
  ///
  /// - Throws: ``GitFailure``; `tooLarge` for an output of more than `limit` bytes.
  func output(limit: Int) async throws -> [UInt8] {
    try await run { git in
      while try await git.readMore() {
        guard git.unread.count <= limit else {
          throw GitFailure(reason: .tooLarge, command: name)
        }
      }
      return git.unread
    }
  }

  private func execute<Value: Sendable, Errors: ErrorOutputProtocol>(
    error: Errors,
    _ body: (inout GitChannel) async throws -> Value,
    message: (Errors.OutputType) -> String
  ) async throws -> Value {
    let result = try await Subprocess.run(
      configuration(of: await executable),
      input: .inputWriter,
      output: .sequence,
      error: error
    ) { execution in
      let watch = GitWatch(execution, patience: patience)
      defer { watch.stop() }
      var git = GitChannel(
        input: execution.standardInputWriter,
        output: execution.standardOutput,
        watch: watch,
        command: name
      )
      do {
        let value = try await body(&git)
        if !git.isAtEnd { watch.kill() }
        return (value: value, isAtEnd: git.isAtEnd)
      } catch {
        watch.kill()
        throw error
      }
    }
    guard result.closureResult.isAtEnd, !result.terminationStatus.isSuccess else {
      return result.closureResult.value
    }
    throw GitFailure(
      reason: .refused(
        status: result.terminationStatus.number,
        message: message(result.standardError)
      ),
      command: name
    )
  }

  /// The subcommand, for the log.
  private var name: String { GitInvocation.subcommand(of: arguments) }

  /// The git of this process's `PATH`, looked up once: a look-up for each command took as long as
  /// its start.
  private static let usual = Task {
    try? await Executable.name("git").resolveExecutablePath(in: .inherit)
  }

  private var executable: Executable {
    get async {
      guard environment["PATH"] == GitInvocation.environment["PATH"],
        let path = await Self.usual.value
      else { return .name("git") }
      return .path(path)
    }
  }

  private func configuration(of executable: Executable) -> Configuration {
    var options = PlatformOptions()
    options.processGroupID = 0
    return Configuration(
      executable: executable,
      arguments: Arguments(arguments),
      environment: .custom(
        environment.reduce(into: [:]) { variables, variable in
          if let key = Environment.Key(rawValue: variable.key) { variables[key] = variable.value }
        }
      ),
      platformOptions: options
    )
  }
}

extension TerminationStatus {
  /// The exit code, or 128 and the signal as a shell reports it.
  fileprivate var number: Int32 {
    switch self {
    case .exited(let code): code
    case .signaled(let signal): 128 + signal
    }
  }
}
