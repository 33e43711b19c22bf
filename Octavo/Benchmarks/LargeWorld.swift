import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoLive
import OctavoServers

/// A sandbox with a list of any length, in a folder of its own.
struct LargeWorld {
  /// The thing that the sandbox has much of.
  enum Content {
    case stars(Int)
    /// Threads of the inbox.
    case threads(Int)
    /// Issues of the repository.
    case issues(Int)
    /// Comments and events of one issue: a third of them are comments, one in five of these by a
    /// bot.
    case thread(Int)
    case files(Int)
    case commits(Int)
    /// Files in folders of a hundred, with the folders the number of entries.
    case tree(Int)
    /// Lines that a pull request adds, in files of 2,500.
    case changes(Int)
    /// Conversations of a pull request, each on a file of its own, and files beside these.
    case pull(threads: Int, files: Int)
    /// Bytes of the log of a job.
    case log(Int)
  }

  /// The branch of the pull request, and the lines of each of its files.
  private static let branch = "rise"
  private static let linesOfFile = 2_500

  private let content: Content
  private let folder: URL
  private var repository: URL { folder.appending(path: "large") }
  /// Folders for what the program stores.
  var folders: Folders {
    Folders(data: folder.appending(path: "data"), state: folder.appending(path: "state"))
  }

  init(_ content: Content) throws {
    self.content = content
    folder = FileManager.default.temporaryDirectory.appending(path: "octavo-\(UUID())")
    try FileManager.default.createDirectory(at: repository, withIntermediateDirectories: true)
    try git(["init", "-q", "-b", "main"])
    try git(["config", "remote.origin.url", "https://github.com/ada/large"])
    try git(["fast-import", "--quiet"], input: Data(Self.stream(content).utf8))
    // As a server of git has it.
    try git(["commit-graph", "write", "--reachable"])
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Starts the sandbox.
  func start() async throws -> LocalServer {
    let server = try await LocalServer.start(
      SandboxConfiguration(.folders([repository], account: Self.account))
    )
    if case .stars(let count) = content {
      let stars = "[" + (1...count).map(Self.star).joined(separator: ",") + "]"
      let response = SandboxFault(.status(200, body: stars), pathPrefix: "/users/ada/starred")
      server.sandbox.inject(response)
    }
    if case .threads(let count) = content {
      // Done reads a thread before it is sent; only the newest threads are done.
      let path = "/notifications/threads"
      server.sandbox.inject(SandboxFault(.status(204), method: "DELETE", pathPrefix: path))
      for number in max(1, count - 50)...count {
        let response = SandboxFault.Effect.status(200, body: Self.thread(number))
        server.sandbox.inject(SandboxFault(response, pathPrefix: "\(path)/\(number)"))
      }
      let threads = "[" + (1...count).map(Self.thread).joined(separator: ",") + "]"
      server.sandbox.inject(SandboxFault(.status(200, body: threads), pathPrefix: "/notifications"))
    }
    if case .issues(let count) = content {
      let issues = "[" + (1...count).map(Self.issue).joined(separator: ",") + "]"
      let path = "/repos/ada/large/issues"
      server.sandbox.inject(SandboxFault(.status(200, body: issues), pathPrefix: path))
    }
    if case .thread(let count) = content {
      let thread = SandboxThread.generated(
        comments: count / 3,
        bots: count / 15,
        events: count - count / 3,
        by: "ada"
      )
      _ = try await server.sandbox.open(thread, in: "ada/large")
    }
    if case .log(let bytes) = content {
      try await server.sandbox.generateChecks(10, in: "ada/large", logBytes: bytes)
    }
    if let threads = Self.threads(content) { try await propose(threads, server) }
    return server
  }

  /// The number of conversations of the pull request; `nil` without one.
  private static func threads(_ content: Content) -> Int? {
    switch content {
    case .changes: 0
    case .pull(let threads, _): threads
    default: nil
    }
  }

  /// Opens the pull request with its conversations.
  private func propose(_ threads: Int, _ server: LocalServer) async throws {
    try await server.sandbox.generatePulls(in: "ada/large")
    guard threads > 0 else { return }
    let comments = (0..<threads).map { number in
      GitHub.ReviewDraft.Comment("Is it \(number) degrees?", on: "rise-\(number).txt", line: 7)
    }
    let head = try git(["rev-parse", Self.branch]).trimmingCharacters(in: .newlines)
    let api = GitHubAPI(host: server.host).authenticated(with: GitHub.Token(Self.account.token))
    let review = GitHub.ReviewDraft(of: head, event: .comment, comments: comments)
    let name = GitHub.RepositoryName(owner: "ada", name: "large")
    _ = try await api.send(.newReview(review, ofPullRequest: 1, of: name))
    try await api.shutdown()
  }

  private static let account = SandboxAccount(
    login: "ada",
    name: "Ada Park",
    email: "ada@example.com",
    password: "right horse",
    oneTimeCode: "123456",
    token: "ghp_0123456789"
  )

  private static func star(_ number: Int) -> String {
    let owner = #""owner": {"id": \#(number), "login": "user\#(number % 1000)"}"#
    let repository =
      #"{"id": \#(number), "name": "repository-\#(number)", \#(owner), "#
      + #""description": "The repository number \#(number)", "stargazers_count": \#(number)}"#
    return #"{"starred_at": "2026-01-01T00:00:00Z", "repo": \#(repository)}"#
  }

  private static func issue(_ number: Int) -> String {
    let time = Date(timeIntervalSince1970: 1_600_000_000 + Double(number) * 3600)
    let labels =
      [0, 1].map { #"{"name": "label-\#((number + $0 * number / 20) % 20 + $0 * 20)"}"# }
      + [#"{"name": "area-\#(number % 360)", "color": "00ff00"}"#]
    let body =
      "Seen at the quay \(number). " + String(repeating: "The wave comes late. ", count: 20)
    return #"{"id": \#(number), "number": \#(number), "title": "The issue number \#(number)", "#
      + #""body": "\#(body)", "state": "\#(number % 3 == 0 ? "open" : "closed")", "#
      + #""user": {"id": \#(number % 500), "login": "user\#(number % 500)"}, "#
      + #""labels": [\#(labels.joined(separator: ","))], "comments": \#(number % 9), "#
      + #""milestone": {"id": 1, "number": \#(number % 40), "title": "\#(number % 40).0"}, "#
      + #""created_at": "\#(time.formatted(.iso8601))", "#
      + #""updated_at": "\#(time.formatted(.iso8601))"}"#
  }

  private static func thread(_ number: Int) -> String {
    let place = "user\(number % 100)/repository-\(number % 1000)"
    let time = Date(timeIntervalSince1970: 1_700_000_000 + Double(number) * 60)
    let reason = ["subscribed", "mention", "author", "review_requested"][number % 4]
    return #"{"id": "\#(number)", "unread": true, "reason": "\#(reason)", "#
      + #""updated_at": "\#(time.formatted(.iso8601))", "#
      + #""subject": {"title": "The thread number \#(number)", "type": "Issue", "#
      + #""url": "https://api.github.com/repos/\#(place)/issues/\#(number)"}, "#
      + #""repository": {"id": \#(number % 1000), "name": "repository-\#(number % 1000)", "#
      + #""full_name": "\#(place)", "owner": {"id": 1, "login": "user\#(number % 100)"}}}"#
  }

  /// The commands of `git fast-import` that make the repository.
  private static func stream(_ content: Content) -> String {
    var stream = "blob\nmark :1\ndata 6\nhello\n\n"
    switch content {
    case .stars, .threads, .issues, .thread, .log: stream += commit(1, ["M 100644 :1 README"])
    case .files(let count):
      stream += commit(1, (1...count).map { "M 100644 :1 files/file-\($0).txt" })
    case .commits(let count):
      for number in 1...count { stream += commit(number, ["M 100644 :1 file-\(number % 100)"]) }
    case .tree(let count):
      let files = (0..<count - count / 100).map { "M 100644 :1 folder-\($0 / 99)/file-\($0).txt" }
      stream += commit(1, files)
    case .changes(let lines):
      stream += commit(1, ["M 100644 :1 README"])
      stream += rise(files: lines / linesOfFile, lines: linesOfFile)
    case .pull(_, let files):
      stream += commit(1, ["M 100644 :1 README"])
      stream += rise(files: files, lines: 40)
    }
    return stream + "done\n"
  }

  /// A branch with one commit that adds files.
  private static func rise(files: Int, lines: Int) -> String {
    let text = (1...lines).map { "The tide is at \($0) degrees.\n" }.joined()
    let changes = (0..<files).map { number in
      let text = "File \(number)\n\(text)"
      return "M 100644 inline rise-\(number).txt\ndata \(text.utf8.count)\n\(text)"
    }
    return commit(2, changes, on: branch, from: "main")
  }

  private static func commit(
    _ number: Int,
    _ changes: [String],
    on branch: String = "main",
    from start: String? = nil
  ) -> String {
    let message = "Commit \(number)"
    let time = 1_600_000_000 + 600 * number
    let parent = start.map { "from refs/heads/\($0)\n" } ?? ""
    return "commit refs/heads/\(branch)\ncommitter Ada Park <ada@example.com> \(time) +0000\n"
      + "data \(message.utf8.count)\n\(message)\n" + parent
      + changes.map { $0 + "\n" }.joined() + "\n"
  }

  @discardableResult
  private func git(_ arguments: [String], input: Data? = nil) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", repository.path] + arguments
    let file = folder.appending(path: "input")
    try (input ?? Data()).write(to: file)
    process.standardInput = try FileHandle(forReadingFrom: file)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    return String(decoding: text, as: UTF8.self)
  }
}
