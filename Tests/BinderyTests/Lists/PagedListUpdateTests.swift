import Bindery
import BinderyTesting
import Testing

private struct Item: Identifiable, Equatable {
  var id: Int
  var title = ""
  var tags: [String] = []
}

private typealias Items = PagedList<Item, Int>

/// Changes of a list's items by a closure.
struct PagedListUpdateTests {
  private let list: Items

  init() {
    list = Items(matches: { $0.title.contains($1) }) { _ in Page(items: []) }
    list.remember((0..<4).map { Item(id: $0, title: "\($0)") })
  }

  private var address: UnsafePointer<Item>? {
    list.items.withUnsafeBufferPointer { $0.baseAddress }
  }

  // C78
  @Test func `the closure of an update may read the list, as it was before the change`() {
    list.update { item in
      let before = list.items
      let neighbour = before[(item.id + before.count - 1) % before.count]
      item.title = "\(neighbour.title)/\(list.visible.count)"
    }

    #expect(list.items.map(\.title) == ["3/4", "0/4", "1/4", "2/4"])
  }

  // C78
  @Test func `an update stores the items in place, and observers receive all of them at once`() {
    let address = address
    var titles: [[String]] = []
    let token = observe { titles.append(list.visible.map(\.title)) }

    list.update { $0.title += "!" }

    #expect(titles == [["0", "1", "2", "3"], ["0!", "1!", "2!", "3!"]])
    #expect(self.address == address)
    token.dispose()
  }

  @Test func `an update copies the parts of changed items only`() {
    list.update { if $0.id == 2 { $0.tags = ["a"] } }
    let tags = list.items[2].tags.withUnsafeBufferPointer { $0.baseAddress }

    list.update { if $0.id != 2 { $0.tags.append("b") } }

    #expect(list.items[2].tags.withUnsafeBufferPointer { $0.baseAddress } == tags)
    #expect(list.items.map(\.tags) == [["b"], ["b"], ["a"], ["b"]])
  }

  @Test func `an observer that changes the list does not depend on it`() {
    let trigger = MutableProperty(0)
    var runs = 0
    let token = observe {
      runs += 1
      list.update { $0.title += "\(trigger.value)" }
      list.remember([Item(id: trigger.value)])
      list.clear()
    }

    list.remember([Item(id: 9)])
    trigger.value = 1
    list.update { $0.title = "" }

    #expect(runs == 2)
    token.dispose()
  }

  @Test func `an update inside an update is stored first`() {
    list.update { outer in
      if outer.id == 0 { list.update { $0.title += "i" } }
      if outer.id < 2 { outer.title += "o" }
    }

    #expect(list.items.map(\.title) == ["0o", "1o", "2i", "3i"])
  }

  @Test func `a change of an item that the closure removes is dropped`() {
    list.update { item in
      if item.id == 1 { list.clear() }
      item.title = "changed"
    }

    #expect(list.items.isEmpty)
  }

  @Test func `an item that the closure gives another identity replaces the old one`() async {
    let list = Items(matches: { $0.title.contains($1) }) { next in
      Page(items: [Item(id: next ?? 0)], next: next == nil ? 0 : nil)
    }
    list.refreshCommand.execute()
    await settle()

    list.update { $0.id = 5 }
    list.loadMoreCommand.execute()
    await settle()

    #expect(list.items.map(\.id) == [5, 0])
  }

  @Test func `an update of items with an incomplete comparison is stored`() {
    let list = PagedList<Named, Int>(matches: { $0.name.contains($1) }) { _ in Page(items: []) }
    list.remember([Named(id: 1, name: "a")])
    var names: [String] = []
    let token = observe { names += list.visible.map(\.name) }

    list.update { $0.name = "b" }

    #expect(names == ["a", "b"])
    token.dispose()
  }

  @Test func `an update of objects runs observers`() {
    let list = PagedList<Row, Int>(matches: { $0.name.contains($1) }) { _ in Page(items: []) }
    list.remember([Row("a")])
    var names: [String] = []
    let token = observe { names += list.visible.map(\.name) }

    list.update { $0.name = "b" }

    #expect(names == ["a", "b"])
    token.dispose()
  }

  // C78
  @Test(arguments: 0...2)
  func `an item may read the list while it is released`(way: Int) async {
    var counts: [Int] = []
    let list = PagedList<Row, Int>(matches: { $0.name.contains($1) }) { _ in Page(items: []) }
    list.remember([
      Row("a", whenReleased: { [weak list] in if let list { counts.append(list.items.count) } })
    ])

    switch way {
    case 0: list.clear()
    case 1: list.update { $0 = Row("b") }
    default:
      list.refreshCommand.execute()
      await settle()
    }

    #expect(counts == [way == 1 ? 1 : 0])
  }
}

private struct Named: Identifiable, Equatable {
  let id: Int
  var name: String

  static func == (left: Named, right: Named) -> Bool { left.id == right.id }
}

private final class Row: Identifiable, Equatable {
  var name: String
  private let whenReleased: () -> Void

  init(_ name: String, whenReleased: @escaping () -> Void = {}) {
    self.name = name
    self.whenReleased = whenReleased
  }

  isolated deinit { whenReleased() }

  static func == (left: Row, right: Row) -> Bool { left === right }
}
