import Foundation
import GitHubValues
import Testing

@testable import OctavoStore

/// References to issues without a number, in texts and in recovered files.
struct ReferenceTextTests {
  private let now = ViewerFixture.now
  private let reference = UnsentReference(12, kind: "issue", key: "9/Water")

  /// Begins the next request.
  private func begin(_ store: AccountStore) async throws -> OutboxRow {
    let next = try #require(try await store.next())
    return try #require(try await store.begin(next))
  }

  @Test func `only the number and the digits of a request are its reference`() throws {
    let digits = try #require(reference.name.split(separator: "-").last)
    let other = digits == "000000" ? "000001" : "000000"
    let texts = [
      reference.text, "(\(reference.text))", "a/b\(reference.text).", "#unsent-12",
      "\(reference.text)0", "\(reference.text)-1", "#unsent-12-\(other)", "#unsent-13-\(digits)",
    ]

    let found = texts.map { UnsentReference.all(in: $0).contains(reference) }

    #expect(found == [true, true, true, false, false, false, false, false])
    #expect(reference.replaced(in: texts[2], by: "#7") == "a/b#7.")
    #expect(UnsentReference.all(in: texts[6]).count == 1)
  }

  @Test func `a text is replaced in JSON as it is in words`() throws {
    let text = "\"é\n\\ \(reference.text)\" \(reference.text)"
    let json = try JSONEncoder().encode([text])

    let replaced = reference.replaced(in: String(decoding: json, as: UTF8.self), by: "#7")

    let words = try JSONDecoder().decode([String].self, from: Data(replaced.utf8))
    #expect(words == ["\"é\n\\ #7\" #7"])
  }

  @Test func `an edit that refers to an issue keeps the comment that it changes`() async throws {
    let fixture = try await ViewerFixture()
    let store = fixture.store
    let issue = NewRequest("issue", key: "9/Water", subject: "new issues 9", value: "{}")
    let id = try #require(try await store.add(issue, at: now))
    let text = UnsentReference(id, kind: "issue", key: "9/Water").text
    var edit = NewRequest("comment edit", key: "9/1/5", subject: "9/1", value: "\"\(text)\"")
    edit.item = 5
    edit.base = "See \(text)"
    _ = try await store.add(edit, at: now)
    let begun = try await begin(store)
    let held = try await store.next()
    try await store.confirm(begun, item: 99, number: 7, at: now)
    let row = try #require(try await store.next())

    #expect(held == nil && row.item == 5)
    #expect(row.value == "\"#7\"" && row.base == "See #7")
  }

  @Test func `the user is asked about a text whose issue was moved before it was found`()
    async throws
  {
    let fixture = try await ViewerFixture()
    let store = fixture.store
    let issue = NewRequest("issue", key: "9/Water", subject: "new issues 9", value: "{}")
    let id = try #require(try await store.add(issue, at: now))
    let text = UnsentReference(id, kind: "issue", key: "9/Water").text
    _ = try await store.add(
      NewRequest("comment", key: "9/1", subject: "9/1", value: "\"\(text)\""),
      at: now
    )
    let begun = try await begin(store)
    try await store.confirm(begun, item: 99, at: now)

    let rows = try await store.requests()
    #expect(rows.map(\.state) == [.asks] && rows.first?.value == "\"\(text)\"")
  }

  @Test func `a text that is stored later gets the numbers of all issues that were sent`()
    async throws
  {
    let fixture = try await ViewerFixture()
    let store = fixture.store
    var texts: [String] = []
    for (title, number) in [("Water", 7), ("Ice", 8)] {
      let issue = NewRequest("issue", key: "9/\(title)", subject: "new issues 9", value: "{}")
      let id = try #require(try await store.add(issue, at: now))
      texts.append(UnsentReference(id, kind: "issue", key: "9/\(title)").text)
      let begun = try await begin(store)
      try await store.confirm(begun, item: number * 10, number: number, at: now)
    }

    let text = "\"\(texts.joined(separator: " and "))\""
    _ = try await store.add(NewRequest("comment", key: "9/1", subject: "9/1", value: text), at: now)

    #expect(try await store.requests().map(\.value) == ["\"#7 and #8\""])
  }

  @Test func `an issue never waits for a later one, so that none holds the other`() async throws {
    let fixture = try await ViewerFixture()
    let store = fixture.store
    let reference = UnsentReference(12, kind: "issue", key: "9/Water")
    func issue(_ title: String, _ value: String) -> NewRequest {
      NewRequest("issue", key: "9/\(title)", subject: "new issues 9", value: value)
    }
    _ = try await store.add(issue("Ice", "\"\(reference.text)\""), at: now)
    _ = try await store.add(issue("Water", "{\"reference\":\"\(reference.name)\"}"), at: now)
    let first = try #require(try await store.requests().first)

    try await store.sendAgain(first, at: now)

    #expect(try await store.requests().map(\.state) == [.asks, .waiting])
    #expect(try await store.next()?.key == "9/Water")
  }
}
