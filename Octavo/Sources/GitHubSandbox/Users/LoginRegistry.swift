import Foundation

/// Assigns every author a login: unique, and the same in each run.
///
/// Addresses that belong together (one full name, or one chosen login) share a name.
struct LoginRegistry {
  /// The new logins by e-mail address; the caller stores them.
  private(set) var additions: [String: String] = [:]
  private var byEmail: [String: String]
  private var byName: [String: String] = [:]
  private var taken: Set<String>

  /// - Parameters:
  ///   - known: Earlier decisions, by e-mail address in lower case.
  ///   - reserved: Logins of owners, which an author may claim only by an address that names them.
  init(known: [String: String], reserved: some Sequence<String>) {
    byEmail = known
    taken = Set(known.values.map { $0.lowercased() }).union(reserved.map { $0.lowercased() })
  }

  mutating func login(name: String, email: String) -> String {
    let email = email.lowercased()
    let fullName = Self.comparable(name)
    if let login = byEmail[email] {
      if let fullName { byName[fullName] = byName[fullName] ?? login }
      return login
    }
    let login = Self.hidden(in: email) ?? fullName.flatMap { byName[$0] } ?? free(name, email)
    taken.insert(login.lowercased())
    byEmail[email] = login
    additions[email] = login
    if let fullName { byName[fullName] = byName[fullName] ?? login }
    return login
  }

  private func free(_ name: String, _ email: String) -> String {
    let stem = Self.stem(name: name, email: email)
    var candidate = stem
    var number = 2
    while taken.contains(candidate.lowercased()) {
      candidate = "\(stem)-\(number)"
      number += 1
    }
    return candidate
  }

  /// The login in `12345+login@users.noreply.github.com`.
  private static func hidden(in email: String) -> String? {
    guard email.hasSuffix("@users.noreply.github.com"),
      let last = email.prefix(while: { $0 != "@" }).split(separator: "+").last
    else { return nil }
    return RemoteName.login(last)
  }

  /// Returns a name of two words or more, which is distinct enough to join addresses by.
  private static func comparable(_ name: String) -> String? {
    let words = name.lowercased().split(whereSeparator: \.isWhitespace)
    return words.count < 2 ? nil : words.joined(separator: " ")
  }

  private static let impersonal: Set<String> = [
    "admin", "contact", "dev", "git", "github", "hello", "hi", "info", "mail", "me", "noreply",
    "root", "support",
  ]

  private static func stem(name: String, email: String) -> String {
    let local = email.prefix { $0 != "@" && $0 != "+" }
    if !impersonal.contains(String(local)), let login = RemoteName.login(local) { return login }
    let plain = name.folding(options: .diacriticInsensitive, locale: nil).lowercased()
    return RemoteName.login(plain) ?? "author-\(stableHash(email) % 100_000)"
  }
}
