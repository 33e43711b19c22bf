import Foundation
import GitHubValues
import Testing

@testable import OctavoStore

/// The texts that exist nowhere else, seen by two programs on one store.
struct DraftTests {
  private let now = ViewerFixture.now
  private let comment = Draft.Contents(place: "9/12", text: "Tides", selection: 2..<4)

  @Test func `a draft is there at the next start, whatever its text`() async throws {
    let fixture = try await ViewerFixture()
    let text = "a\u{0}b\r\n\u{1B}[31m \u{202E}e\u{301}👩‍👩‍👧 " + String(repeating: "x", count: 70_000)
    let contents = Draft.Contents(place: "9/12", text: text, selection: 1..<3, base: "a\u{0}")
    let saved = try await fixture.store.save(contents, as: nil, at: now)
    try fixture.store.close()

    let draft = try await ViewerFixture.open(fixture.folder).draft(for: "9/12")

    #expect(draft?.contents == contents)
    #expect(draft?.reference == saved && draft?.changedAt == now)
  }

  @Test func `a text that another program has changed becomes a draft of its own`() async throws {
    let fixture = try await ViewerFixture()
    let other = try ViewerFixture.open(fixture.folder)
    let seen = try await fixture.store.save(comment, as: nil, at: now)
    var (first, second) = (comment, comment)
    first.text = "Tides rise"
    second.text = "Tides fall"

    let one = try await fixture.store.save(first, as: seen, at: now)
    let two = try await other.save(second, as: seen, at: now)
    second.text = "Tides fall again"
    let three = try await other.save(second, as: two, at: now)

    #expect(one.id == seen.id && two.id != seen.id && three.id == two.id)
    let texts = try await fixture.store.drafts().map(\.contents.text)
    #expect(texts == ["Tides rise", "Tides fall again"])
  }

  @Test func `a draft becomes a request once, although both programs send it`() async throws {
    let fixture = try await ViewerFixture()
    let other = try ViewerFixture.open(fixture.folder)
    let seen = try await fixture.store.save(comment, as: nil, at: now)
    let request = NewRequest("comment", key: "9/12", subject: "9/12", value: "\"Tides\"")

    let one = try await fixture.store.send(seen, as: request, at: now)
    let two = try await other.send(seen, as: request, at: now)
    let late = try await other.save(comment, as: seen, at: now)

    #expect(one != nil && two == nil)
    #expect(try await fixture.store.requests().map(\.id) == [one])
    #expect(try await fixture.store.drafts().map(\.reference) == [late])
  }

  @Test func `a request of an older text is not made`() async throws {
    let fixture = try await ViewerFixture()
    let seen = try await fixture.store.save(comment, as: nil, at: now)
    _ = try await fixture.store.save(comment, as: seen, at: now)

    let request = NewRequest("comment", key: "9/12", subject: "9/12", value: "\"Tides\"")

    #expect(try await fixture.store.send(seen, as: request, at: now) == nil)
    #expect(try await fixture.store.requests().isEmpty)
    #expect(try await fixture.store.drafts().count == 1)
  }

  @Test func `a discarded draft is brought back, and typing on saves a draft of its own`()
    async throws
  {
    let fixture = try await ViewerFixture()
    let seen = try await fixture.store.save(comment, as: nil, at: now)

    let isDiscarded = try await fixture.store.discard(seen)
    let late = try await fixture.store.save(comment, as: seen, at: now)
    let isDiscardedAgain = try await fixture.store.discard(seen)
    try await fixture.store.restoreDraft(seen.id)

    #expect(isDiscarded && !isDiscardedAgain)
    #expect(try await fixture.store.drafts().map(\.id) == [seen.id, late.id])
  }

  @Test func `a request that ends leaves its text and those of its dependents as drafts`()
    async throws
  {
    let fixture = try await ViewerFixture()
    let parent = NewRequest("comment", key: "9/12", subject: "9/12", value: "\"first\"")
    let id = try #require(try await fixture.store.add(parent, at: now))
    var edit = NewRequest("edit", key: "9/12", subject: "9/12", value: "\"second\"")
    edit.needs = [id]
    _ = try await fixture.store.add(edit, at: now)
    let row = try #require(try await fixture.store.request(id))
    let sent = try #require(try await fixture.store.begin(row))
    let early = try await fixture.store.discard(sent, at: now) { _ in nil }
    try await fixture.store.refuse(sent, reason: "Locked", at: now)
    let refused = try #require(try await fixture.store.request(id))

    let drafts = try await fixture.store.discard(refused, at: now) { row in
      Draft.Contents(place: row.subject, text: row.value)
    }

    #expect(early == nil && drafts?.count == 2)
    #expect(try await fixture.store.requests().isEmpty)
    #expect(try await fixture.store.drafts().map(\.contents.text) == ["\"first\"", "\"second\""])
  }

  @Test func `a dependent receives the number of what was made, and is sent then`() async throws {
    let fixture = try await ViewerFixture()
    let parent = NewRequest("comment", key: "9/12", subject: "9/12", value: "\"first\"")
    let id = try #require(try await fixture.store.add(parent, at: now))
    var edit = NewRequest("edit", key: "9/12/1", subject: "other", value: "\"second\"")
    edit.needs = [id]
    let dependent = try #require(try await fixture.store.add(edit, at: now))
    let row = try #require(try await fixture.store.next())
    let sent = try #require(try await fixture.store.begin(row))
    let early = try await fixture.store.next()

    try await fixture.store.confirm(sent, item: 77, at: now)

    let next = try await fixture.store.next()
    #expect(row.id == id && early == nil)
    #expect(next?.id == dependent && next?.item == 77)
    #expect(try await fixture.store.isClaimed(77, by: "comment"))
  }
}
