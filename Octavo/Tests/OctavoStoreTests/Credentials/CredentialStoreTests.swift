import Foundation
import GitFixture
import GitHubValues
import OctavoStore
import Synchronization
import Testing

struct CredentialStoreTests {
  private let folder: TemporaryFolder
  private let token = GitHub.Token("s3cret")

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A store without a desktop.
  private var fileStore: CredentialStore {
    CredentialStore(folder: folder.url.appendingPathComponent("tokens"), environment: [:])
  }

  /// A store with a desktop whose `secret-tool` is a script.
  ///
  /// Its time limit passes at once or never, so that no test depends on the speed of a process.
  private func store(
    tool script: String,
    isLate: Bool = false,
    timeLimit: (@Sendable () async throws -> Void)? = nil
  ) throws -> CredentialStore {
    try ToolScript.write(script, to: folder.url.appendingPathComponent("secret-tool"))
    return CredentialStore(
      folder: folder.url.appendingPathComponent("tokens"),
      environment: [
        "PATH": "\(folder.url.path):/usr/bin:/bin", "DBUS_SESSION_BUS_ADDRESS": "unix:path=/x",
        "PLACE": folder.url.path,
      ],
      sleep: { _ in
        if let timeLimit { return try await timeLimit() }
        if !isLate { try await Task.sleep(for: .seconds(86_400)) }
      }
    )
  }

  /// A tool that keeps secrets in a folder, and writes down how it was called.
  private let workingTool = """
    echo "$@" >> "$PLACE/calls"
    for last; do :; done
    case "$1" in
      store) cat > "$PLACE/$last.kept" ;;
      lookup) cat "$PLACE/$last.kept" 2>/dev/null || exit 1 ;;
      clear) rm "$PLACE/$last.kept" 2>/dev/null || exit 1 ;;
    esac
    """

  @Test func `without a desktop the token is in a file that only its owner can read`() async throws
  {
    let place = try await fileStore.save(token, of: "octocat", on: "github.com")

    let name = "tokens/github.com_octocat.token"
    #expect(place == .file(folder.url.appendingPathComponent(name)))
    #expect(try folder.permissions(name) == 0o600)
    #expect(try folder.permissions("tokens") == 0o700)
    #expect(try await fileStore.token(of: "Octocat", on: "GitHub.com")?.token == token)
    #expect(try await fileStore.token(of: "mona", on: "github.com") == nil)
  }

  @Test func `a newer token takes the place of the older`() async throws {
    try await fileStore.save(token, of: "octocat", on: "github.com")
    try await fileStore.save(GitHub.Token("new"), of: "octocat", on: "github.com")

    #expect(
      try await fileStore.token(of: "octocat", on: "github.com")?.token == GitHub.Token("new")
    )
    #expect(folder.files == ["tokens", "tokens/github.com_octocat.token"])
  }

  @Test func `a file that others could plant is not written through`() async throws {
    let victim = folder.url.appendingPathComponent("victim")
    try Data("untouched".utf8).write(to: victim)
    let tokens = folder.url.appendingPathComponent("tokens")
    try FileManager.default.createDirectory(at: tokens, withIntermediateDirectories: true)
    for name in ["github.com_octocat.token", "github.com_octocat.token.new"] {
      try FileManager.default.createSymbolicLink(
        at: tokens.appendingPathComponent(name),
        withDestinationURL: victim
      )
    }

    await #expect(throws: StoreError.self) {
      try await fileStore.token(of: "octocat", on: "github.com")
    }
    try await fileStore.save(token, of: "octocat", on: "github.com")

    #expect(try String(contentsOf: victim, encoding: .utf8) == "untouched")
    #expect(try await fileStore.token(of: "octocat", on: "github.com")?.token == token)
  }

  @Test func `a removed token is not found again`() async throws {
    try await fileStore.save(token, of: "octocat", on: "github.com")

    try await fileStore.remove("octocat", on: "github.com")
    try await fileStore.remove("octocat", on: "github.com")

    #expect(folder.files == ["tokens"])
    #expect(try await fileStore.token(of: "octocat", on: "github.com") == nil)
  }

  @Test func `a file that cannot be written is an error without the token`() async throws {
    try Data().write(to: folder.url.appendingPathComponent("tokens"))

    let error = await #expect(throws: StoreError.self) {
      try await fileStore.save(token, of: "octocat", on: "github.com")
    }

    #expect(error?.reason == .noAccess)
    #expect(!"\(String(describing: error))".contains("s3cret"))
  }

  @Test func `on a desktop the token goes to the Secret Service, and not by its arguments`()
    async throws
  {
    let store = try store(tool: workingTool)

    let place = try await store.save(token, of: "octocat", on: "github.com")

    #expect(place == .secretService)
    #expect(try await store.token(of: "octocat", on: "github.com")?.token == token)
    let kept = folder.url.appendingPathComponent("github.com_octocat.kept")
    #expect(try String(contentsOf: kept, encoding: .utf8) == "s3cret")
    let calls = try String(
      contentsOf: folder.url.appendingPathComponent("calls"),
      encoding: .utf8
    )
    #expect(
      calls == """
        store --label=Octavo: octocat on github.com application octavo account github.com_octocat
        lookup application octavo account github.com_octocat

        """
    )
    #expect(!folder.files.contains { $0.hasPrefix("tokens") })
  }

  @Test func `a token that moves to the Secret Service leaves no file`() async throws {
    try await fileStore.save(token, of: "octocat", on: "github.com")
    let store = try store(tool: workingTool)

    try await store.save(token, of: "octocat", on: "github.com")

    #expect(!folder.files.contains("tokens/github.com_octocat.token"))
    #expect(try await store.token(of: "octocat", on: "github.com")?.token == token)
  }

  @Test func `the Secret Service forgets a removed token`() async throws {
    let store = try store(tool: workingTool)
    try await store.save(token, of: "octocat", on: "github.com")

    try await store.remove("octocat", on: "github.com")

    #expect(try await store.token(of: "octocat", on: "github.com") == nil)
    #expect(!folder.files.contains("github.com_octocat.kept"))
  }

  @Test func `a service that does not run is no obstacle`() async throws {
    let store = try store(tool: "echo 'no such service' >&2; exit 1")

    let place = try await store.save(token, of: "octocat", on: "github.com")
    let found = try await store.token(of: "octocat", on: "github.com")
    try await store.remove("octocat", on: "github.com")

    #expect(
      place == .file(folder.url.appendingPathComponent("tokens/github.com_octocat.token"))
    )
    #expect(found?.token == token)
    #expect(!folder.files.contains("tokens/github.com_octocat.token"))
  }

  @Test func `a token that may be in a service without an answer is not called missing`()
    async throws
  {
    let store = try store(tool: "exec sleep 1000", isLate: true)

    await #expect(throws: StoreError.self) {
      try await store.token(of: "octocat", on: "github.com")
    }
  }

  @Test func `a patient look-up waits for the service until it is cancelled`() async throws {
    let slow = try store(tool: "touch \"$PLACE/begun\"; exec sleep 1000", isLate: true)
    let reading = Task {
      try await slow.token(of: "octocat", on: "github.com", isPatient: true)?.token
    }
    while !folder.files.contains("begun") { await Task.yield() }

    reading.cancel()

    await #expect(throws: StoreError.self) { try await reading.value }
    let working = try store(tool: workingTool, isLate: true)
    #expect(try await working.token(of: "octocat", on: "github.com", isPatient: true) == nil)
  }

  @Test func `the place of a token is known without a question to the service`() async throws {
    #expect(fileStore.place(of: "octocat", on: "github.com") == nil)

    let file = try await fileStore.save(token, of: "octocat", on: "github.com")

    let desktop = try store(tool: "echo asked >> $PLACE/calls")
    #expect(desktop.place(of: "Octocat", on: "GitHub.com") == file)
    #expect(desktop.place(of: "octocat", on: "ghe.example.com") == .secretService)
    #expect(!folder.files.contains("calls"))
  }

  @Test func `a tool that ends without reading its input is no obstacle`() async throws {
    let store = try store(tool: "exec true <&-")

    #expect(try await store.save(token, of: "octocat", on: "github.com") == .secretService)
  }

  @Test func `a service that asks to be unlocked is waited for until the user cancels`()
    async throws
  {
    let store = try store(tool: "exec sleep 1000", isLate: true)
    let saving = Task { [token] in
      try await store.save(token, of: "octocat", on: "github.com")
    }

    saving.cancel()
    let place = try await saving.value

    #expect(
      place == .file(folder.url.appendingPathComponent("tokens/github.com_octocat.token"))
    )
  }

  @Test func `a tool that takes too long is killed`() async throws {
    let pipe = folder.url.appendingPathComponent("pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    let output = Mutex<FileHandle?>(nil)
    let store = try store(tool: "exec 9> '\(pipe)'; exec sleep 1000") {
      // Opening the pipe waits until the tool has opened it too.
      let handle = FileHandle(forReadingAtPath: pipe)
      output.withLock { $0 = handle }
    }

    _ = try? await store.token(of: "octocat", on: "github.com")

    // The end of the tool hangs up the pipe; the timeout only ends a test that fails.
    let handle = try #require(output.withLock { $0 })
    var wanted = pollfd(fd: handle.fileDescriptor, events: 0, revents: 0)
    #expect(poll(&wanted, 1, 10_000) == 1)
  }

  @Test func `a token that may still be in the service is not called removed`() async throws {
    let store = try store(tool: "echo 'locked' >&2; exit 1")

    await #expect(throws: StoreError.self) { try await store.remove("octocat", on: "github.com") }
  }
}
