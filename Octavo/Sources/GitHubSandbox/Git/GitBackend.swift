/// A request of a git client over HTTP, which `git http-backend` answers.
struct GitBackend: Sendable {
  /// The services of git, by the names in addresses.
  enum Service: String, Sendable {
    case upload = "git-upload-pack"
    case receive = "git-receive-pack"
  }

  /// The head of an answer of a program behind a web server.
  struct Head: Equatable, Sendable {
    var status = 200
    var headers: [String: String] = [:]

    /// Reads lines such as `Status: 403 Forbidden` and `Content-Type: text/plain`.
    init(_ lines: [String]) {
      for line in lines {
        let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { continue }
        let value = String(parts[1].drop { $0 == " " })
        if parts[0].lowercased() == "status" {
          status = value.split(separator: " ").first.flatMap { Int($0) } ?? 500
        } else {
          headers[parts[0]] = value
        }
      }
    }
  }

  /// The most bytes that git may write before it has read a request.
  static let mostEarlyOutput = 16 << 20
  /// The most lines of a head.
  private static let mostLines = 50

  let service: Service
  /// Whether the refs are asked for, which comes before the service itself.
  let isDiscovery: Bool

  /// Makes the command that answers a request.
  ///
  /// No setting of the repository starts a program: the ones that name any are overridden.
  func command(
    in repository: GitRepository,
    login: String?,
    headers: [String: String]
  ) -> GitCommand {
    var command = GitCommand(arguments: ["http-backend"])
    var variables = [
      "GIT_PROJECT_ROOT": repository.directory, "GIT_HTTP_EXPORT_ALL": "1",
      "PATH_INFO": isDiscovery ? "/info/refs" : "/\(service.rawValue)",
      "REQUEST_METHOD": isDiscovery ? "GET" : "POST",
      "QUERY_STRING": isDiscovery ? "service=\(service.rawValue)" : "",
      "CONTENT_TYPE": isDiscovery ? "" : "application/x-\(service.rawValue)-request",
      "REMOTE_ADDR": "127.0.0.1", "REMOTE_USER": login ?? "",
    ]
    if headers["content-encoding"] == "gzip" { variables["HTTP_CONTENT_ENCODING"] = "gzip" }
    if let version = headers["git-protocol"], Self.isPlain(version) {
      variables["GIT_PROTOCOL"] = version
    }
    for (place, setting) in settings.enumerated() {
      variables["GIT_CONFIG_KEY_\(place)"] = setting.key
      variables["GIT_CONFIG_VALUE_\(place)"] = setting.value
    }
    variables["GIT_CONFIG_COUNT"] = String(settings.count)
    command.environment.merge(variables) { $1 }
    return command
  }

  private var settings: [(key: String, value: String)] {
    [
      ("safe.directory", "*"), ("core.hooksPath", "/dev/null"), ("core.fsmonitor", "false"),
      ("core.alternateRefsCommand", "true"), ("receive.certNonceSeed", ""), ("gc.auto", "0"),
      ("receive.autogc", "false"), ("http.uploadpack", "true"),
      ("http.receivepack", service == .receive ? "true" : "false"),
      ("uploadpack.allowAnySHA1InWant", "true"), ("uploadpack.allowFilter", "true"),
      ("transfer.hideRefs", "refs/former"), ("transfer.hideRefs", "refs/octavo"),
      // As on GitHub, a push does not move the refs of pull requests.
      ("receive.hideRefs", "refs/pull"),
    ]
  }

  /// Whether a text has the characters of `version=2` alone.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.count <= 64
      && text.utf8.allSatisfy { (33...126).contains($0) && $0 != UInt8(ascii: "\\") }
  }

  /// Reads the head of an answer.
  static func head(_ git: inout GitChannel) async throws -> Head {
    var lines: [String] = []
    while lines.count < mostLines, let line = try await git.record(endedBy: UInt8(ascii: "\n")) {
      let text = String(decoding: line, as: UTF8.self).replacing("\r", with: "")
      if text.isEmpty { return Head(lines) }
      lines.append(text)
    }
    throw git.interrupted
  }
}
