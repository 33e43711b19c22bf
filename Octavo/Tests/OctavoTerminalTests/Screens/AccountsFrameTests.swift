import BinderyTerminal
import BinderyTesting
import Foundation
import GitFixture
import GitHubAPI
import GitHubSandbox
import GitHubValues
import OctavoLive
import OctavoServers
import OctavoViewModels
import Testing

@testable import OctavoTerminal

/// The accounts of two servers, by keys alone.
struct AccountsFrameTests {
  /// Stores secrets in a folder, as the tool of the desktop does in its keyring.
  private static let secretTool = """
    for last; do :; done
    case "$1" in
      store) cat > "$PLACE/$last.kept" ;;
      lookup) cat "$PLACE/$last.kept" 2>/dev/null || exit 1 ;;
      clear) rm "$PLACE/$last.kept" 2>/dev/null || exit 1 ;;
    esac
    """

  /// Runs a test as an account of the first of two servers, on a desktop with a keyring.
  private func run(
    size: Size,
    _ body: (HeadlessApp, _ servers: [LocalServer], _ folder: URL) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try ToolScript.write(Self.secretTool, to: folder.appending(path: "secret-tool"))
    defer { try? FileManager.default.removeItem(at: folder) }
    let world = try await DemoFolder.world()
    let servers = [try await LocalServer.start(world), try await LocalServer.start(world)]
    var configuration = LiveConfiguration(
      servers[0],
      folders: Folders(
        data: folder.appending(path: "data"),
        state: folder.appending(path: "state")
      ),
      environment: [
        "PATH": "\(folder.path):/usr/bin:/bin", "PLACE": folder.path,
        "DBUS_SESSION_BUS_ADDRESS": "unix:path=/x",
      ]
    )
    configuration.demo = nil
    configuration.client.now = world.clock
    configuration.client.sleep = { _ in }
    let app = try HeadlessApp(configuration, size: size, jobs: settle)
    try await app.session.logIn(as: servers[0].account)
    app.start(at: .home)
    await app.settled()
    do {
      try await body(app, servers, folder)
    } catch {
      await end(app, servers)
      throw error
    }
    await end(app, servers)
  }

  private func end(_ app: HeadlessApp, _ servers: [LocalServer]) async {
    await app.session.end()
    for server in servers { await server.sandbox.stop() }
  }

  /// The frame, in which ports are zeros.
  private func text(of app: HeadlessApp, _ servers: [LocalServer]) -> String {
    servers.reduce(app.terminal.text) { text, server in
      let port = String(server.host.name.split(separator: ":")[1])
      return text.replacing(port, with: String(repeating: "0", count: port.count))
    }
  }

  /// The name of the second server, which is listed after the first.
  private func name(of server: LocalServer) -> String {
    server.host.name.replacing("127.0.0.1", with: "localhost")
  }

  /// Adds the account of the second server by keys.
  private func add(_ server: LocalServer, to app: HeadlessApp) async throws {
    try await app.terminal.press(", a + \"\(name(of: server))\" Enter")
    try await app.terminal.press("Ctrl+T \"\(server.account.username)\" Tab")
    try await app.terminal.press("\"\(server.account.password)\" Enter")
    try await app.terminal.press("\"\(server.account.oneTimeCode)\" Enter")
  }

  @Test(arguments: ["100x30", "60x20"])
  func `a second account is added, listed, and left and entered by a key`(size: String)
    async throws
  {
    let parts = size.split(separator: "x").compactMap { Int($0) }
    try await run(size: Size(columns: parts[0], rows: parts[1])) { app, servers, _ in
      let session = app.session.services.session
      let first = session.server.name
      try await add(servers[1], to: app)
      let second = session.server.name

      try await app.terminal.press(", a")
      try expectGolden(text(of: app, servers), "accounts-two-\(size)")
      try await app.terminal.press("Esc Esc A")
      let back = session.server.name
      try await app.terminal.press("A")

      #expect(second == name(of: servers[1]) && second != first)
      #expect(back == first)
      #expect(session.server.name == second)
    }
  }

  @Test(arguments: ["100x30", "60x20"])
  func `one list has the threads of two accounts, also where both have the same`(size: String)
    async throws
  {
    let parts = size.split(separator: "x").compactMap { Int($0) }
    try await run(size: Size(columns: parts[0], rows: parts[1])) { app, servers, _ in
      let services = app.session.services
      try await add(servers[1], to: app)

      let shared = InboxViewModel(services).actions.first { $0.id == "accounts.all" }
      shared?.perform()
      try await app.terminal.press("5 r")
      try expectGolden(text(of: app, servers), "inbox-accounts-\(size)")
      try await app.terminal.press("j e")
      let done = text(of: app, servers)
      try await app.terminal.press("z")

      #expect(shared?.title == "Show All Accounts")
      #expect(done.contains("5 Inbox •3") && done.contains("Done."))
      #expect(text(of: app, servers).contains("5 Inbox •4"))
    }
  }

  @Test func `an account without a token offers its login, and the way back is there`()
    async throws
  {
    try await run(size: Size(columns: 100, rows: 30)) { app, servers, folder in
      let session = app.session.services.session
      try await add(servers[1], to: app)
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where name.hasSuffix(".kept") && name.contains(servers[0].host.name.split(separator: ":")[1])
      {
        try FileManager.default.removeItem(at: folder.appending(path: name))
      }

      try await app.terminal.press("A")
      let notice = text(of: app, servers)
      let stayed = session.server.name
      try await app.terminal.press("z")
      try expectGolden(text(of: app, servers), "accounts-login-100x30")
      try await app.terminal.press("Alt+a j Enter")

      #expect(notice.contains("has to log in again."))
      #expect(stayed == name(of: servers[1]))
      #expect(session.user?.login == servers[1].account.username)
      #expect(session.server.name == name(of: servers[1]))
    }
  }
}
