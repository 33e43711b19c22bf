import Foundation
import GitHubValues
import OctavoViewModels

/// The file `hosts.yml` in which the program `gh` stores its accounts.
///
/// It is YAML of one shape, an object of values for each server:
/// ```yaml
/// github.com:
///     user: octocat
///     oauth_token: gho_…
/// ```
/// Only such lines are read. Others, such as those of further accounts, are ignored, and so are
/// values with any other character than a login or a token can have.
nonisolated struct GHHostsFile: Equatable {
  /// The values for a server.
  struct Entry: Sendable, Equatable {
    /// The account that `gh` uses.
    var login: String?
    /// The token of the account; `nil` if `gh` stores it in a keyring.
    var token: GitHub.Token?
  }

  private let text: String

  /// Makes a file of its text.
  init(_ text: String) { self.text = text }

  /// Reads the file of the user of an environment; `nil` if there is none to read.
  init?(in environment: [String: String]) {
    guard let file = Self.file(in: environment),
      case .text(let text) = UserFileContents(of: file)
    else { return nil }
    self.init(text)
  }

  /// Returns the values for a server; `nil` if `gh` is not logged in there.
  func entry(for host: String) -> Entry? {
    var entry: Entry?
    var isInside = false
    var indentation: Int?
    for line in text.split(whereSeparator: { $0 == "\n" || $0 == "\r\n" }) {
      let depth = line.prefix { $0 == " " }.count
      let words = line.dropFirst(depth)
      guard let first = words.first, first != "#" else { continue }
      if depth == 0 {
        isInside = entry == nil && Self.hostName(of: words) == host
        if isInside { entry = Entry() }
      } else if isInside {
        indentation = indentation ?? depth
        if depth == indentation { entry?.read(words) }
      }
    }
    return entry
  }

  private static func hostName(of line: Substring) -> String? {
    let line = line.trimmed
    return line.hasSuffix(":") ? String(line.dropLast()).unquoted.lowercased() : nil
  }

  private static func file(in environment: [String: String]) -> URL? {
    func folder(_ variable: String) -> URL? {
      environment[variable].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
    }
    let gh =
      folder("GH_CONFIG_DIR") ?? folder("XDG_CONFIG_HOME")?.appending(path: "gh")
      ?? folder("HOME")?.appending(path: ".config/gh")
    return gh?.appending(path: "hosts.yml")
  }
}

nonisolated extension GHHostsFile.Entry {
  /// Takes the value of a line such as “user: octocat”; the first line of a name counts.
  fileprivate mutating func read(_ line: Substring) {
    let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].first == " " else { return }
    let value = parts[1].trimmed.unquoted
    switch parts[0] {
    case "user": login = login ?? (value.isPlain(limit: 100) ? value : nil)
    case "oauth_token": token = token ?? GitHub.Token(plain: value)
    default: break
    }
  }
}

nonisolated extension GitHub.Token {
  /// Makes a token of a text from outside; `nil` if it has a character that no token has.
  init?(plain text: String) {
    self.init(text)
    guard secret.isPlain(limit: 255) else { return nil }
  }
}

nonisolated extension StringProtocol {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }

  /// Whether the text is a name of ASCII letters, digits, hyphens, underscores and dots.
  fileprivate func isPlain(limit: Int) -> Bool {
    !isEmpty && utf8.count <= limit
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
          UInt8(ascii: "."):
          true
        default: false
        }
      }
  }
}

nonisolated extension String {
  /// The text without the quotation marks around it.
  fileprivate var unquoted: String {
    guard count >= 2, let mark = first, mark == last, mark == "\"" || mark == "'" else {
      return self
    }
    return String(dropFirst().dropLast())
  }
}
