import Bindery
import Testing

struct InPlaceTests {
  @Test(arguments: [1_000, 2_000])
  func `appending changes the array where it is stored`(_ count: Int) {
    let log = Log()
    log.items.reserveCapacity(count)
    let storage = log.items.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }

    for index in 0..<count { log.items.append(index) }
    log.append(contentsOf: [])

    #expect(log.items.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) } == storage)
    #expect(log.items == Array(0..<count))
  }

  @Test func `a value that is referenced elsewhere is copied once, and the copy stays as it was`() {
    let log = Log()
    log.items = [1]
    let held = log.items

    log.items.append(2)

    #expect(held == [1])
    #expect(log.items == [1, 2])
  }

  // C14
  @Test func `a change in place is one change`() {
    let log = Log()
    var seen: [[Int]] = []
    let token = observe { seen.append(log.items) }

    log.items.append(5)
    log.append(contentsOf: [6, 7])

    #expect(seen == [[], [5], [5, 6, 7]])
    token.dispose()
  }

  @Test func `an equal number written in place notifies no observer`() {
    let log = Log()
    var seen: [Int] = []
    let token = observe { seen.append(log.count) }

    log.count += 0
    log.count += 1

    #expect(seen == [0, 1])
    token.dispose()
  }

  @Test func `the changes of a throwing closure stay and are delivered`() {
    let log = Log()
    var seen: [[Int]] = []
    let token = observe { seen.append(log.items) }

    #expect(throws: Refused.self) { try log.appendAndFail(1) }

    #expect(seen == [[], [1]])
    token.dispose()
  }

  // C14
  @Test func `reading a property inside its own change in place ends the program`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let log = Log()
      log.appendCount()
    }

    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("inside its own change in place"))
  }

  // C14
  @Test func `deriving from a property inside its own change in place ends the program`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let log = Log()
      log.appendAndDerive()
    }

    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("inside its own change in place"))
  }

  // C14
  @Test func `writing a property inside its own change in place ends the program`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let log = Log()
      log.appendAndReplace()
    }

    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("inside its own change in place"))
  }

  @Test func `another property may change inside a change in place`() {
    let (outer, inner) = (Log(), Log())

    outer.append { inner.items.append(1) }

    #expect(outer.items == [0])
    #expect(inner.items == [1])
  }
}

private final class Log {
  @MutableProperty var items: [Int] = []
  @MutableProperty var count = 0

  func append(contentsOf more: [Int]) { _items.modify { $0.append(contentsOf: more) } }

  func appendAndFail(_ item: Int) throws {
    try _items.modify {
      $0.append(item)
      throw Refused()
    }
  }

  func appendCount() { _items.modify { $0.append(items.count) } }

  func appendAndDerive() {
    _items.modify {
      $0.append(1)
      $0.append(_items.projectedValue.value.count)
    }
  }

  func appendAndReplace() {
    _items.modify {
      $0.append(1)
      items = []
    }
  }

  func append(_ body: () -> Void) {
    _items.modify {
      body()
      $0.append(0)
    }
  }
}
