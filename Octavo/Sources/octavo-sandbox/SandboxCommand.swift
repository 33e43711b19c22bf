import ArgumentParser
import Foundation
import GitHubSandbox
import OctavoServers

/// Serves git repositories as GitHub would, on this machine only.
@main
struct SandboxCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "octavo-sandbox",
    abstract: "Serve git repositories as a GitHub on this machine.",
    discussion: """
      Without --repos the demo world is served. The account to log in with is printed at the \
      start; for your own repositories its password, code and token are new each time, while \
      tokens made by logging in stay valid.

      Requests to /_sandbox/faults make it fail on request: see Documentation/Reliability.md.
      """,
    version: ProgramVersion.current
  )

  @Option(
    name: .long,
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Work trees, bare repositories, or folders that contain them.",
      valueName: "dir"
    )
  )
  var repos: [String] = []

  @Option(help: "The port; 0 takes any that is free.")
  var port = 0

  @Option(
    help: ArgumentHelp(
      "Where tokens, stars, follows and the demo world are kept.",
      valueName: "dir"
    )
  )
  var state: String?

  @Option(help: "The number of requests that a user may send in an hour.")
  var limit = 5000

  @Option(
    help: ArgumentHelp(
      "The login of another account, with its role in all repositories, such as vera:triage.",
      valueName: "login:role"
    )
  )
  var other: [String] = []

  @Option(help: "The number of issues to make up in the first repository.")
  var issues = 0

  @Option(help: "The number of checks to make up on the newest commit of the first repository.")
  var checks = 0

  @Option(help: "The bytes of the log of the first of these checks, such as 100000000.")
  var logBytes = 0

  @Option(
    help: ArgumentHelp(
      "A description of checks, in the form of Octavo/Demo/World/checks.txt.",
      valueName: "file"
    )
  )
  var checksFile: String?

  @Flag(help: "Open a pull request of a bot for each branch of the first repository that is ahead.")
  var pulls = false

  @Option(help: "The number of these pull requests that are in the merge queue.")
  var queue = 0

  @Option(help: "The number of notifications to make up for the first account.")
  var threads = 0

  @Option(
    help: ArgumentHelp(
      "An organization whose single sign-on tokens have to be authorized for in a browser.",
      valueName: "org"
    )
  )
  var singleSignOn: [String] = []

  @Option(
    help: ArgumentHelp(
      "The scopes of all tokens, such as repo,user: without notifications or repo, the inbox is refused.",
      valueName: "scopes"
    )
  )
  var scopes: String?

  @Flag(help: "Let pushes and merges write to the repositories of --repos.")
  var allowPush = false

  @Flag(help: "Print a fine-grained token of the account, which has no access to notifications.")
  var fineGrained = false

  @Flag(help: "Answer with whole responses, however large, instead of cutting them as GitHub does.")
  var whole = false

  @Flag(help: "Refuse version 2026-03-10 of the API, as older Enterprise servers do.")
  var olderVersion = false

  func validate() throws {
    guard limit > 0 else { throw ValidationError("A limit is a positive number.") }
    for text in other where Self.account(text) == nil {
      let roles = SandboxRole.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("“\(text)” is no login with one of the roles \(roles).")
    }
    guard (0...1 << 40).contains(logBytes), (0...10_000).contains(checks) else {
      throw ValidationError("There are at most 10000 checks, and a log has at most 1 TB.")
    }
    guard (0...65535).contains(port) else { throw ValidationError("There is no port \(port).") }
  }

  func run() async throws {
    let folder = state.map { URL(filePath: $0, directoryHint: .isDirectory) } ?? Self.dataFolder
    let content: SandboxContent =
      repos.isEmpty
      ? .demo(folder.appending(path: "demo"))
      : .folders(repos.map { URL(filePath: $0, directoryHint: .isDirectory) })
    let place = folder.appending(path: repos.isEmpty ? "demo-state" : "repos-state")
    var configuration = SandboxConfiguration(
      content,
      state: place,
      port: port,
      report: { Self.report($0) }
    )
    configuration.requestsPerHour = limit
    configuration.others = other.compactMap(Self.account)
    configuration.refusesNewerVersion = olderVersion
    configuration.allowsPush = allowPush
    configuration.singleSignOn = singleSignOn
    configuration.scopes = scopes.map {
      $0.split { $0 == "," || $0 == " " }.joined(separator: ", ")
    }
    if fineGrained { configuration.fineGrainedToken = SandboxAccount.newFineGrainedToken() }
    if let checksFile {
      configuration.checks = try String(contentsOfFile: checksFile, encoding: .utf8)
    }
    if whole { configuration.sizes = .none }
    let sandbox = GitHubSandbox(configuration)
    do {
      let address = try await sandbox.start()
      if issues > 0 {
        try await sandbox.generateIssues(
          issues,
          labels: max(6, issues / 50),
          milestones: issues / 500
        )
      }
      if checks > 0 { try await sandbox.generateChecks(checks, logBytes: logBytes) }
      if pulls { try await sandbox.generatePulls(queued: queue) }
      if threads > 0 { try await sandbox.generateThreads(threads) }
      try await announce(sandbox, at: address, configuration)
    } catch let error as SandboxError {
      Self.report(error.description)
      throw ExitCode.failure
    }
    await Self.untilInterrupted()
    await sandbox.stop()
  }

  /// Returns the account that an option describes; without a role it may read.
  private static func account(_ text: String) -> SandboxAccount? {
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    guard let login = parts.first, !login.isEmpty,
      login.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
    else { return nil }
    guard parts.count > 1 else { return .withNewSecrets(login: login) }
    return SandboxRole(rawValue: parts[1]).map { .withNewSecrets(login: login, roles: ["*": $0]) }
  }

  private func announce(
    _ sandbox: GitHubSandbox,
    at address: SandboxAddress,
    _ configuration: SandboxConfiguration
  ) async throws {
    for problem in try await sandbox.problems() {
      Self.report(problem)
    }
    let account = try await sandbox.account()
    print("Serving \(try await sandbox.repositoryNames().count) repositories")
    print("  API       \(address.baseURL.absoluteString)")
    print("  login     \(account.login)")
    print("  password  \(account.password)")
    if let code = account.oneTimeCode { print("  code      \(code)") }
    print("  token     \(account.token)")
    if let token = configuration.fineGrainedToken { print("  fine-grained token \(token)") }
    for other in configuration.others {
      print("Another account")
      print("  login     \(other.login)")
      print("  password  \(other.password)")
      print("  token     \(other.token)")
    }
    print("For the logins of Octavo on a page, start it with")
    print("  OCTAVO_CLIENT_ID=\(SandboxClient.octavo.id)")
    print("  OCTAVO_CLIENT_SECRET=\(SandboxClient.octavo.secret)")
    print("  octavo --host \(address.baseURL.absoluteString)")
    print("Ctrl-C ends it.")
    fflush(nil)
  }

  private static var dataFolder: URL {
    let environment = ProcessInfo.processInfo.environment
    let home = URL(filePath: environment["HOME"] ?? "/tmp", directoryHint: .isDirectory)
    let data = environment["XDG_DATA_HOME"].map { URL(filePath: $0, directoryHint: .isDirectory) }
    return (data ?? home.appending(path: ".local/share")).appending(path: "octavo-sandbox")
  }

  private static func report(_ problem: SandboxProblem) {
    report("\(problem.folder): \(problem.message)")
  }

  private static func report(_ text: String) {
    FileHandle.standardError.write(Data("octavo-sandbox: \(text)\n".utf8))
  }

  private static func untilInterrupted() async {
    for signal in [SIGINT, SIGTERM] { Foundation.signal(signal, SIG_IGN) }
    let (ends, continuation) = AsyncStream<Void>.makeStream()
    let sources = [SIGINT, SIGTERM].map { signal in
      let source = DispatchSource.makeSignalSource(signal: signal)
      source.setEventHandler { continuation.yield() }
      source.resume()
      return source
    }
    for await _ in ends { break }
    for source in sources { source.cancel() }
  }
}
