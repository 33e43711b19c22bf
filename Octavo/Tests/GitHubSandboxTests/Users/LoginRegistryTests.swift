import Testing

@testable import GitHubSandbox

/// Logins for authors.
struct LoginRegistryTests {
  private static func logins(
    _ authors: [(name: String, email: String)],
    known: [String: String] = [:],
    reserved: [String] = []
  ) -> [String] {
    var registry = LoginRegistry(known: known, reserved: reserved)
    return authors.map { registry.login(name: $0.name, email: $0.email) }
  }

  @Test(arguments: [
    (("Ada L", "ada.l@example.org"), "ada-l"),
    (("Ada Lovelace", "info@example.org"), "ada-lovelace"),
    (("José Ñandú", "me@example.org"), "jose-nandu"),
    (("Bot", "123+octo-bot@users.noreply.github.com"), "octo-bot"),
    (("Tag", "me+lists@example.org"), "tag"),
  ])
  func `an address or a name becomes a login`(author: (String, String), login: String) {
    #expect(Self.logins([author]) == [login])
  }

  @Test func `two addresses of one full name are one user`() {
    let logins = Self.logins([
      ("Ada Lovelace", "ada@home.org"), ("ada  lovelace", "lovelace@work.org"),
      ("Ada", "someone@else.org"),
    ])

    #expect(logins == ["ada", "ada", "someone"])
  }

  @Test func `no author gets a login that is taken`() {
    let logins = Self.logins(
      [("A", "ada@one.org"), ("B", "ada@two.org"), ("C", "ADA@one.org"), ("D", "harbour@x.org")],
      reserved: ["harbour"]
    )

    #expect(logins == ["ada", "ada-2", "ada", "harbour-2"])
  }

  @Test func `an earlier decision stands`() {
    #expect(Self.logins([("X", "ada@one.org")], known: ["ada@one.org": "countess"]) == ["countess"])
  }

  @Test func `a text without letters becomes a login all the same`() {
    let login = Self.logins([("李", "李@example.org")])[0]

    #expect(login.hasPrefix("author-"))
  }
}
