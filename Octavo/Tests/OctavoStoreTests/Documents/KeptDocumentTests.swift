import Foundation
import GitHubValues
import OctavoStore
import Testing

/// Documents that the user keeps, beside those that give way to others.
struct KeptDocumentTests {
  private let folder: TemporaryFolder
  private let store: AccountStore
  private let date = Date(timeIntervalSince1970: 1)
  private let text = [String(repeating: "x", count: 4_000)]

  init() throws {
    folder = try TemporaryFolder()
    store = try folder.accountStore()
  }

  private func save(_ name: String, limit: Int = 18_000) async throws {
    try await store.save(text, asDocument: name, at: date, limit: limit)
  }

  private func names() async throws -> [String] {
    try await store.documentNames(beginningWith: "").sorted()
  }

  @Test func `a kept document stays while others give way, before and after it was kept`()
    async throws
  {
    try await save("file a")
    try await store.keepDocuments(beginningWith: ["file "], for: "tides")
    try await save("file b")
    for number in 1...8 { try await save("other \(number)") }

    #expect(
      try await names()
        == ["file a", "file b", "other 5", "other 6", "other 7", "other 8"]
    )
    #expect(try await store.documentSize() < 18_000)
    #expect(try await store.keptSize() > 8_000)
  }

  @Test func `a kept document may be larger than a quarter of the limit`() async throws {
    try await store.keepDocuments(beginningWith: ["file "], for: "tides")
    try await save("file a", limit: 8_000)
    try await save("other", limit: 8_000)

    #expect(try await names() == ["file a"])
  }

  @Test func `a document that is no longer kept gives way, but not one that another keeps`()
    async throws
  {
    try await store.keepDocuments(beginningWith: ["file "], for: "tides")
    try await store.keepDocuments(beginningWith: ["file a"], for: "waves")
    for name in ["file a", "file b", "file c"] { try await save(name) }

    try await store.stopKeeping("tides", limit: 5_000)

    #expect(try await names() == ["file a", "file c"])
    try await store.stopKeeping("waves", limit: 5_000)
    #expect(try await names() == ["file c"])
  }

  @Test func `documents that take the place of kept ones are kept`() async throws {
    try await store.keepDocuments(beginningWith: ["tree "], for: "tides")
    try await save("tree a")
    try await store.save(["tree b": text], inPlaceOfAll: "tree ", at: date, limit: 5_000)
    try await save("other", limit: 17_000)
    try await save("another", limit: 17_000)

    #expect(try await names() == ["another", "other", "tree b"])
    #expect(try await store.keptSize() > 4_000)
  }

  @Test func `a name is compared byte for byte, whatever is in it`() async throws {
    try await store.keepDocuments(beginningWith: ["file\u{0}a_b%\u{0}"], for: "tides")
    try await save("file\u{0}a_b%\u{0}x")
    try await save("file\u{0}aXbY\u{0}x")
    try await save("file\u{0}a_b%")

    #expect(try await store.keptSize() < 5_000)
  }

  @Test func `clearing removes kept documents, and keeps none from then on`() async throws {
    try await store.keepDocuments(beginningWith: ["file "], for: "tides")
    try await save("file a")

    try await store.clear()
    try await save("file b")

    #expect(try await store.keptSize() == 0)
    #expect(try await names() == ["file b"])
  }

  @Test func `a document is removed by its name`() async throws {
    for name in ["file a", "file b"] { try await save(name) }

    try await store.removeDocuments(["file a", "file z"])

    #expect(try await names() == ["file b"])
  }
}
