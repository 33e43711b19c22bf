import BinderySignals
import RandomScripts
import Testing

/// A signal stores hundreds of observers in an array; the contracts hold there as well.
struct ManyObserversTests {
  @Test(arguments: 0..<20)
  func `hundreds of observers change during deliveries as a few do`(seed: UInt64) {
    let observers = ManyObservers(seed: seed)

    for value in 0..<40 {
      observers.change()
      observers.send(value * 100)
      #expect(observers.received == observers.expected)
    }
  }

  @Test func `hundreds of observers receive the ending that one of them caused`() {
    let (signal, input) = Signal<Int, Never>.pipe()
    var values: [Int: [Int]] = [:]
    var endings = 0
    for index in 0..<200 {
      signal.observe { event in
        switch event {
        case .value(let value):
          values[index, default: []].append(value)
          if value == 3, index == 7 { input.sendCompleted() }
        case .completed: endings += 1
        case .interrupted: break
        }
      }
    }

    for value in 1...5 { input.send(value: value) }

    #expect(values.count == 200)
    #expect(values.values.allSatisfy { $0 == [1, 2, 3] })
    #expect(endings == 200)
  }

  @Test(arguments: [3, 200])
  func `a property that is released during a delivery reaches all observers, and completes`(
    count: Int
  ) {
    var property: MutableProperty<Int>? = MutableProperty(0)
    var values: [Int] = []
    var endings = 0
    for index in 0..<count {
      property?.signal.observe { event in
        if case .value(let value) = event { values.append(value) } else { endings += 1 }
        if index == 1, event == .value(2) { property = nil }
      }
    }

    property?.value = 1
    property?.value = 2

    #expect(values == Array(repeating: 1, count: count) + Array(repeating: 2, count: count))
    #expect(endings == count)
    #expect(property == nil)
  }
}

/// Hundreds of observers of a signal, and the values that each should receive.
private final class ManyObservers {
  private struct Member {
    let token: any Disposable
    let name: Int
  }

  private(set) var received: [String] = []
  private(set) var expected: [String] = []
  private let pipe = Signal<Int, Never>.pipe()
  private var generator: SeededGenerator
  private var members: [Member] = []
  private var next = 0
  /// The observer that acts during the next delivery, and the one that it removes.
  private var act: (actor: Int, removed: Int)?

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    for _ in 0..<120 { addObserver() }
  }

  /// Adds and removes some observers between two values.
  func change() {
    for _ in 0..<Int.random(in: 0..<3, using: &generator) { addObserver() }
    for _ in 0..<Int.random(in: 0..<4, using: &generator) {
      guard let index = members.indices.randomElement(using: &generator) else { return }
      members.remove(at: index).token.dispose()
    }
  }

  /// Sends `value`; half of the time an observer removes one and adds another during the delivery.
  func send(_ value: Int) {
    var names = members.map(\.name)
    if Bool.random(using: &generator), let actor = names.randomElement(using: &generator),
      let removed = names.randomElement(using: &generator)
    {
      act = (actor, removed)
      if let from = names.firstIndex(of: actor), let index = names.firstIndex(of: removed),
        index > from
      {
        names.remove(at: index)
      }
    }
    expected += names.map { "\($0): \(value)" }
    pipe.input.send(value: value)
  }

  private func addObserver() {
    let name = next
    next += 1
    let token = pipe.output.observeValues { [unowned self] in receive($0, name) }
    if let token { members.append(Member(token: token, name: name)) }
  }

  private func receive(_ value: Int, _ name: Int) {
    received.append("\(name): \(value)")
    guard let act, act.actor == name else { return }
    self.act = nil
    if let index = members.firstIndex(where: { $0.name == act.removed }) {
      members.remove(at: index).token.dispose()
    }
    addObserver()
  }
}
