import Foundation
import GitHubValues
import OctavoStore
import Testing

/// The observation of a list, which decodes again only the items that have changed.
@MainActor
struct ListObservationTests {
  private let folder: TemporaryFolder
  private let store: AccountStore
  private let date = Date(timeIntervalSince1970: 1)

  init() throws {
    folder = try TemporaryFolder()
    store = try folder.accountStore()
  }

  /// A value that remembers which instance it is a copy of.
  private struct Note: Codable, Equatable, Sendable, Identifiable {
    final class Text: Codable, Sendable {
      let text: String

      init(_ text: String) { self.text = text }

      deinit {}
    }

    let id: Int
    let text: Text

    init(_ id: Int, _ text: String) { (self.id, self.text) = (id, Text(text)) }

    static func == (one: Self, other: Self) -> Bool {
      one.id == other.id && one.text.text == other.text.text
    }
  }

  private static let notes = ListKey<Note>("notes", of: "all") { "\($0.id)" }

  private func notes(_ ids: some Sequence<Int>, _ text: String) -> [Note] {
    ids.map { Note($0, "\(text) \($0)") }
  }

  @Test func `the items that did not change stay the same instances`() async throws {
    try await store.replace(Self.notes, with: ListPage(notes(0..<1_000, "old"), readAt: date))
    let values = ObservedValues(.list(Self.notes), in: store)
    await store.drained()
    let before = try #require(values.last)

    _ = try await store.update(Self.notes, with: [Note(500, "new")], at: date)
    await store.drained()

    let after = try #require(values.last)
    #expect(after[500] == Note(500, "new"))
    let changed = zip(before, after).filter { $0.text !== $1.text }
    #expect(changed.map(\.1.id) == [500] && after.count == before.count)
  }

  @Test func `items stay the same instances after a commit of another program`() async throws {
    try await store.replace(Self.notes, with: ListPage(notes(0..<300, "old"), readAt: date))
    _ = try await store.noticeForeignCommits()
    let values = ObservedValues(.list(Self.notes), in: store)
    await store.drained()
    let before = try #require(values.last)

    let other = try folder.accountStore()
    _ = try await other.update(Self.notes, with: [Note(7, "new")], at: date)
    _ = try await store.noticeForeignCommits()
    await store.drained()

    let after = try #require(values.last)
    #expect(zip(before, after).filter { $0.text !== $1.text }.map(\.1.id) == [7])
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `a list is that of the store, whatever changes`(_ seed: UInt64) async throws {
    let other = try folder.accountStore()
    var generator = SeededNumbers(state: seed)
    let values = ObservedValues(.list(Self.notes), in: store)

    for step in 0..<80 {
      let store = Int.random(in: 0..<5, using: &generator) == 0 ? other : self.store
      let start = Int.random(in: 0..<600, using: &generator)
      let count = Int.random(in: 0..<700, using: &generator)
      let some = notes((start..<start + count).shuffled(using: &generator), "\(step)")
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: try await store.replace(Self.notes, with: ListPage(some, next: "\(step)"))
      case 1:
        let next = try await store.cursor(of: Self.notes)
        try await store.append(ListPage(some), to: Self.notes, at: next)
      case 2: _ = try await store.update(Self.notes, with: some, at: date)
      case 3:
        _ = try await store.insert(Note(start, "top"), atTopOf: Self.notes, at: date, limit: 900)
      case 4: _ = try await store.merge(Self.notes, with: ListPage(some), limit: 800)
      default:
        let names = (start..<start + 5).map { "\($0)" }
        _ = try await store.change(Self.notes, names) { _, item in
          item = Note(item.id, "changed at \(step)")
          return true
        }
      }
      _ = try await self.store.noticeForeignCommits()
      await self.store.drained()

      let expected = try await self.store.items(in: Self.notes)
      #expect(values.last == expected, "step \(step)")
    }
  }
}
