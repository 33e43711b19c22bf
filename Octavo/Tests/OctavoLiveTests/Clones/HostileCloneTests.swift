import Foundation
import GitFixture
import Glibc
import OctavoViewModels
import Testing

@testable import OctavoLive

/// Programs, servers and folders that do not do what they should.
struct HostileCloneTests {
  private let fixture: CloneFixture

  init() throws { fixture = try CloneFixture() }

  /// Puts a script in the place of SSH, and returns the fixture with a pipe that it holds open.
  private func replaceSSH(by script: String) throws {
    let pipe = fixture.root.appending(path: "alive").path
    if !FileManager.default.fileExists(atPath: pipe) { #expect(mkfifo(pipe, 0o600) == 0) }
    try fixture.write("ROOT='\(fixture.root.path)'\n\(script)\n", to: "ssh")
  }

  /// Whether a script has the pipe open.
  private var isAlive: Bool {
    let path = fixture.root.appending(path: "alive").path
    let descriptor = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
    if descriptor >= 0 { close(descriptor) }
    return descriptor >= 0
  }

  private func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: fixture.root.appending(path: name).path)
  }

  @Test func `a server that never answers can be left, and all helpers end`() async throws {
    try fixture.propose()
    let clone = try await fixture.clone
    let script = "exec 3<>\"$ROOT/alive\"; : > \"$ROOT/begun\"; while :; do read x <&3; done"
    try replaceSSH(by: script)
    let before = try fixture.snapshot()
    let (service, request) = (fixture.service, CheckoutRequest(fixture.source()))

    let checkout = Task { try await service.checkOut(request, in: clone, progress: nil) }
    while !exists("begun") { await Task.yield() }
    checkout.cancel()

    await #expect(throws: CancellationError.self) { try await checkout.value }
    while isAlive { await Task.yield() }
    try FileManager.default.removeItem(at: fixture.root.appending(path: "begun"))
    #expect(try fixture.snapshot() == before)
  }

  @Test func `a hook that never ends can be left, and the files are there`() async throws {
    let commit = try fixture.propose()
    let pipe = fixture.root.appending(path: "alive").path
    #expect(mkfifo(pipe, 0o600) == 0)
    let script = "exec 3<>'\(pipe)'; : > '\(fixture.root.path)/begun'; while :; do read x <&3; done"
    try ToolScript.write(
      script,
      to: fixture.folder.appending(path: ".git/hooks/post-checkout")
    )
    let clone = try await fixture.clone
    let (service, request) = (fixture.service, CheckoutRequest(fixture.source()))

    let checkout = Task { try await service.checkOut(request, in: clone, progress: nil) }
    while !exists("begun") { await Task.yield() }
    checkout.cancel()
    let outcome = try await checkout.value

    #expect(outcome.result?.commit == commit)
    #expect(outcome.result?.hasFailedHook == true)
    while isAlive { await Task.yield() }
    #expect(fixture.text("tides.txt") == "ebb\nflow\nspring\n")
  }

  @Test func `git gets no token, no terminal and no input`() async throws {
    try fixture.propose()
    let clone = try await fixture.clone
    let original = try String(contentsOf: fixture.root.appending(path: "ssh"), encoding: .utf8)
    let script = """
      env > "$ROOT/env"
      (: < /dev/tty) 2>/dev/null && echo tty > "$ROOT/tty"
      """
    try replaceSSH(by: "\(script)\n\(original)")
    fixture.environment["GH_TOKEN"] = "ghp_secret"
    fixture.environment["GITHUB_TOKEN"] = "ghp_secret"
    fixture.environment["GIT_DIR"] = "/elsewhere"
    fixture.environment["GIT_INDEX_FILE"] = "/elsewhere/index"
    fixture.environment["GIT_ASKPASS"] = "/bin/window"

    let outcome = try await fixture.service.checkOut(
      CheckoutRequest(fixture.source()),
      in: clone,
      progress: nil
    )

    let variables = fixture.text("env", in: fixture.root) ?? ""
    #expect(outcome.result != nil)
    #expect(!variables.contains("ghp_secret"))
    #expect(!variables.contains("/elsewhere"))
    #expect(!variables.contains("/bin/window"))
    #expect(variables.contains("GIT_TERMINAL_PROMPT=0\n"))
    #expect(variables.contains("LC_ALL=C\n"))
    #expect(!exists("tty"))
  }

  @Test func `a server that refuses the user’s key is named as such`() async throws {
    let clone = try await fixture.clone
    try replaceSSH(by: "echo 'git@host: Permission denied (publickey).' >&2; exit 255")

    let failure = await #expect(throws: CloneFailure.self) {
      try await fixture.service.checkOut(
        CheckoutRequest(fixture.source()),
        in: clone,
        progress: nil
      )
    }

    guard case .noAccess = failure?.reason else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  @Test func `without git, or with an old one, the failure says so`() async throws {
    let clone = try await fixture.clone
    let (path, tools) = (fixture.environment["PATH"], fixture.root.appending(path: "tools"))
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    fixture.environment["PATH"] = tools.path

    await #expect(throws: CloneFailure(.noGit)) { try await fixture.service.state(of: clone) }
    try ToolScript.write("echo git version 2.20.1", to: tools.appending(path: "git"))
    fixture.environment["PATH"] = "\(tools.path):\(path ?? "")"
    let failure = CloneFailure(.oldGit(version: "2.20.1", needed: "2.29"), command: "version")
    await #expect(throws: failure) {
      try await fixture.service.obstacles(to: CheckoutRequest(fixture.source()), in: clone)
    }
    let merging = CloneFailure(.oldGit(version: "2.20.1", needed: "2.38"), command: "version")
    await #expect(throws: merging) {
      let hash = String(repeating: "a", count: 40)
      return try await fixture.service.preview(mergeOf: hash, into: hash, in: clone)
    }
  }

  @Test func `a folder that is removed meanwhile`() async throws {
    let clone = try await fixture.clone
    try FileManager.default.removeItem(at: fixture.folder)
    let failure = CloneFailure(.noFolder(clone.folder))

    await #expect(throws: failure) {
      try await fixture.service.obstacles(to: CheckoutRequest(fixture.source()), in: clone)
    }
    await #expect(throws: CloneFailure.self) { try await fixture.service.state(of: clone) }
  }

  @Test func `a path with line breaks and quotation marks`() async throws {
    let commit = try fixture.propose()
    let folder = fixture.root.appending(path: "a\n'b' \"c\"/tides\n", directoryHint: .isDirectory)
    let address = fixture.address("octo/tides")
    try fixture.git(["clone", "--quiet", address, folder.path], in: fixture.root)
    let clone = try await fixture.service.add(folder.path)

    let outcome = try await fixture.service.checkOut(
      CheckoutRequest(fixture.source(), in: .workTree(folder: nil)),
      in: clone,
      progress: nil
    )

    #expect(clone.folder == folder.path.withoutSlash)
    #expect(outcome.result?.folder == "\(clone.folder)-pull-12")
    #expect(outcome.result?.commit == commit)
  }

  @Test func `a clone with a thousand branches`() async throws {
    let commit = try fixture.propose(fork: true)
    let main = try fixture.git(["rev-parse", "main"])
    let commands = (1...1_000).map { "create refs/heads/b\($0) \(main)\n" }.joined()
    try Git.run(["update-ref", "--stdin"], in: fixture.folder, input: Data(commands.utf8))
    try fixture.git(["branch", "spring"])
    try fixture.git(["branch", "ada/spring"])
    try fixture.git(["branch", "pull/12"])

    let outcome = try await fixture.checkOut(fixture.source(fork: true))

    #expect(outcome.result?.branch == "pull-12-2")
    #expect(outcome.result?.commit == commit)
  }
}
