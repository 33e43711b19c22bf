import Foundation
import GitHubAPI
import GitHubValues
import Testing

struct HostTests {
  @Test(arguments: [
    "github.com", "GitHub.com", " https://github.com/ ", "www.github.com", "api.github.com",
    "https://github.com/apple/swift-nio", "https://api.github.com", "github.com.",
  ])
  func `GitHub is known under each of its names`(_ text: String) throws {
    #expect(try GitHub.Host(parsing: text) == .github)
  }

  @Test(arguments: [
    ("ghe.example.com", "ghe.example.com", "https://ghe.example.com/api/v3"),
    ("https://ghe.example.com/api/v3/", "ghe.example.com", "https://ghe.example.com/api/v3"),
    (
      "https://ghe.example.com:8443/login", "ghe.example.com:8443",
      "https://ghe.example.com:8443/api/v3"
    ),
    ("https://ghe.example.com:443", "ghe.example.com", "https://ghe.example.com/api/v3"),
    ("http://127.0.0.1:8080/api/v3", "127.0.0.1:8080", "http://127.0.0.1:8080/api/v3"),
    ("127.0.0.1:8080", "127.0.0.1:8080", "http://127.0.0.1:8080/api/v3"),
    ("localhost:9", "localhost:9", "http://localhost:9/api/v3"),
    ("http://[::1]:8080", "[::1]:8080", "http://[::1]:8080/api/v3"),
    ("acme.ghe.com", "acme.ghe.com", "https://api.acme.ghe.com"),
    ("https://api.acme.ghe.com/", "acme.ghe.com", "https://api.acme.ghe.com"),
  ])
  func `a server is found by name or address`(text: String, name: String, api: String) throws {
    let host = try GitHub.Host(parsing: text)

    #expect(host.name == name)
    #expect(host.apiURL.absoluteString == api)
    #expect(!host.isGitHub)
  }

  @Test(arguments: [
    ("", InvalidHost.malformed), ("   ", .malformed), ("https://", .malformed),
    ("a b", .malformed), ("ftp://ghe.example.com", .malformed), ("ghe..example", .malformed),
    ("ghe.example.com:99999", .malformed), ("exa\u{1B}[2Jmple.com", .malformed),
    ("github.com%2f.evil.example", .malformed), ("ghe.example.com:0", .malformed),
    ("http://ghe.example.com", .insecure), ("http://127.0.0.1.evil.example", .insecure),
    ("https://me:secret@ghe.example.com", .containsCredentials),
    ("https://github.com@evil.example", .containsCredentials),
    (" ghp_0123456789abcdefghij ", .token), ("github_pat_0123456789", .token),
    ("0123456789abcdef0123456789abcdef01234567", .token),
  ])
  func `a text that names no safe server is refused`(text: String, reason: InvalidHost) {
    #expect(throws: reason) { try GitHub.Host(parsing: text) }
  }
}
