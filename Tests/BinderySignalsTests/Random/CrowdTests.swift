import BinderySignals
import RandomScripts
import Testing

/// A signal with hundreds of observers keeps them in a row; what is promised of a few holds there.
struct CrowdTests {
  @Test(arguments: 0..<20)
  func `a crowd that comes, goes and sends during deliveries is served like a few`(seed: UInt64) {
    let crowd = ObservedCrowd(seed: seed)

    for value in 0..<40 {
      crowd.change()
      crowd.send(value * 100)
      #expect(crowd.heard == crowd.expected)
    }
  }

  @Test func `a crowd hears of the ending that one of it caused, and nothing after it`() {
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
  func `a property that goes while it tells its observers tells them all, and completes`(
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

/// A crowd of observers and, beside it, what each ought to have heard.
private final class ObservedCrowd {
  private struct Member {
    let token: any Disposable
    let name: Int
  }

  private(set) var heard: [String] = []
  private(set) var expected: [String] = []
  private let pipe = Signal<Int, Never>.pipe()
  private var generator: SeededGenerator
  private var members: [Member] = []
  private var next = 0
  /// Who does what when the value arrives: the one who acts, and who goes.
  private var act: (actor: Int, leaves: Int)?

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    for _ in 0..<120 { join() }
  }

  /// Some come and some go between two values.
  func change() {
    for _ in 0..<Int.random(in: 0..<3, using: &generator) { join() }
    for _ in 0..<Int.random(in: 0..<4, using: &generator) {
      guard let index = members.indices.randomElement(using: &generator) else { return }
      members.remove(at: index).token.dispose()
    }
  }

  /// Sends `value`; half of the time somebody goes and somebody comes meanwhile.
  func send(_ value: Int) {
    var names = members.map(\.name)
    if Bool.random(using: &generator), let actor = names.randomElement(using: &generator),
      let leaves = names.randomElement(using: &generator)
    {
      act = (actor, leaves)
      if let from = names.firstIndex(of: actor), let index = names.firstIndex(of: leaves),
        index > from
      {
        names.remove(at: index)
      }
    }
    expected += names.map { "\($0): \(value)" }
    pipe.input.send(value: value)
  }

  private func join() {
    let name = next
    next += 1
    let token = pipe.output.observeValues { [unowned self] in receive($0, name) }
    if let token { members.append(Member(token: token, name: name)) }
  }

  private func receive(_ value: Int, _ name: Int) {
    heard.append("\(name): \(value)")
    guard let act, act.actor == name else { return }
    self.act = nil
    if let index = members.firstIndex(where: { $0.name == act.leaves }) {
      members.remove(at: index).token.dispose()
    }
    join()
  }
}
