import Testing

@testable import OctavoMarkup

/// The items with boxes of a text.
struct MarkupTaskTests {
  private static let text = """
    # Plan

    - [ ] one
    - [x] two
      * [ ] inner
    + [X] three

    ```
    - [ ] code
    ```

    1. [ ] first
    2) [ ] second

    > - [ ] one
    > - no box

        - [ ] code

    `- [ ] code` and [ ] words

    - [ ] one
    """

  /// The ends of the addresses that tick the items.
  private func addresses(_ text: String) -> [String] {
    var section = MarkupSection(name: "a", head: [], text: text)
    section.ticking = "tick:"
    return section.parts(isFirst: true).compactMap { part in
      guard case .item(.box(_, let link?), true) = part.containers.last else { return nil }
      return String(link.dropFirst("tick:".count))
    }
  }

  /// The lines that ticking each item changes.
  private func changes(_ text: String) -> [String] {
    addresses(text).map { address in
      let place = MarkupTasks.Place(address)
      let new = place.flatMap { MarkupTasks.toggling($0, in: text) } ?? "nothing"
      let lines = zip(text.split(separator: "\n"), new.split(separator: "\n"))
      return lines.enumerated().filter { $1.0 != $1.1 }.map { "\($0): \($1.1)" }.joined()
    }
  }

  @Test func `each item is found in the source, also one of two that are equal`() {
    #expect(
      changes(Self.text) == [
        "1: - [x] one", "2: - [ ] two", "3:   * [x] inner", "4: + [ ] three", "8: 1. [x] first",
        "9: 2) [x] second", "14: - [x] one",
      ]
    )
  }

  @Test func `the items of a text are counted, those in code are not`() {
    let tasks = MarkupTasks(in: Self.text)

    #expect(tasks.done == 2 && tasks.total == 7)
    #expect(MarkupTasks(in: "No list").total == 0)
  }

  @Test func `the ends of lines and all other bytes stay`() throws {
    let text = "Ä\r\n\r\n- [ ] ö\r\n- [ ] ü\r\n"
    let place = try #require(MarkupTasks.Place(addresses(text)[1]))

    #expect(MarkupTasks.toggling(place, in: text) == "Ä\r\n\r\n- [ ] ö\r\n- [x] ü\r\n")
  }

  @Test func `ticking again makes the same text`() throws {
    let place = try #require(MarkupTasks.Place("0.0"))
    let ticked = try #require(MarkupTasks.toggling(place, in: "- [ ] one"))
    let again = try #require(MarkupTasks.Place(addresses(ticked)[0]))

    #expect(ticked == "- [x] one")
    #expect(MarkupTasks.toggling(again, in: ticked) == "- [ ] one")
  }

  @Test(arguments: [
    ("0.0", "- [x] one"), ("0.1", "- [ ] one"), ("1.0", "- [ ] one"), ("900.0", "- [ ] one"),
    ("0.0", "- [ ]"), ("0.0", "-"), ("0.0", ""), ("0.0", "12"), ("0.0", "- ["),
  ])
  func `an item that is not there any more changes nothing`(_ address: String, _ text: String)
    throws
  {
    let place = try #require(MarkupTasks.Place(address))

    #expect((MarkupTasks.toggling(place, in: text) ?? "- [x]") == "- [x]")
  }

  @Test(arguments: ["", "1", "-1.0", "a.0", "1.2.3", "99999999999999999999.0"])
  func `a text of another form is no place`(_ address: String) {
    #expect(MarkupTasks.Place(address) == nil)
  }

  @Test func `a text in portions has the items at their places`() {
    let text = String(repeating: "- [ ] one\n\nWords that are a paragraph.\n\n", count: 4_000)

    #expect(changes(String(text.prefix(4_000))).allSatisfy { $0.hasSuffix(": - [x] one") })
    let last = addresses(text).last.flatMap(MarkupTasks.Place.init)
    #expect(last.flatMap { MarkupTasks.toggling($0, in: text) } != nil)
  }

  @Test func `nothing can be ticked without an address`() {
    let parts = MarkupSection(name: "a", head: [], text: "- [ ] one").parts(isFirst: true)

    #expect(parts.last?.containers == [.item(mark: .box(isDone: false, link: nil), isFirst: true)])
  }
}
