import Bindery
import BinderyTesting
import Observation
import Testing

@Observable
private final class Model {
  var name = "Ada"
  init() {}
}

/// Tests of objects that release their own last owner while they run.
struct LastOwnerTests {
  @Test func `an observer that reads a model may make and release observers`() async {
    let model = Model()
    let number = MutableProperty(0)
    var runs = 0
    let token = observe {
      runs += 1
      _ = model.name
      for _ in 0..<10 { _ = observe { _ = number.value } }
      for _ in 0..<10 {
        let doubled = computed { number.value * 2 }
        untracked { _ = doubled.value }
      }
    }

    model.name = "Grace"
    await settle()

    #expect(runs == 2)
    token.dispose()
  }

  @Test func `a value that is being released may read the property that has stored it`() {
    let owner = AnyOwner()
    var seen: [Int] = []
    owner.property = MutableProperty<any Numbered>(
      Last(1) { seen.append(owner.property?.value.number ?? -1) }
    )

    owner.property?.value = Small(number: 2)

    #expect(seen == [2])
  }

  @Test func `an optional value that is being released may read the property that has stored it`() {
    let owner = AnyOwner()
    var seen: [Int] = []
    owner.optional = MutableProperty<(any Numbered)?>(
      Last(1) { seen.append(owner.optional?.value?.number ?? -1) }
    )

    owner.optional?.value = nil

    #expect(seen == [-1])
  }

  @Test func `a body that cancels its own command is cancelled`() async {
    var command: Command<Void, Void>?
    var isCancelled: Bool?
    command = Command { () async throws -> Void in
      command?.cancel()
      isCancelled = Task.isCancelled
      await Task.yield()
      isCancelled = Task.isCancelled
    }

    command?.execute()
    await settle()

    #expect(isCancelled == true)
    command = nil
  }

  // C25
  @Test func `an execution that is superseded before its body begins never begins`() async {
    var begun: [Int] = []
    let command = Command<Int, Void>(.latest) { number in begun.append(number) }
    let token = observe {
      if command.isExecuting { untracked { _ = command.execute(2) } }
    }

    command.execute(1)
    await settle()

    #expect(begun == [2])
    token.dispose()
  }

  @Test func `a cancel handler may end another execution of a released command`() async {
    var ends: [() -> Void] = []
    var begun: [Int] = []
    var command: Command<Int, Int>? = Command(
      .concurrent(limit: 2),
      { number, complete in
        begun.append(number)
        ends.append { complete(.success(number)) }
      },
      onCancel: { for end in ends { end() } }
    )

    for number in 1...4 { command?.execute(number) }
    command = nil
    await settle()
    for end in ends { end() }
    await settle()

    #expect(begun == [1, 2])
  }
}

private protocol Numbered {
  var number: Int { get }
}

private final class AnyOwner {
  var property: MutableProperty<any Numbered>?
  var optional: MutableProperty<(any Numbered)?>?
  init() {}
  deinit {}
}

private struct Small: Numbered {
  var number: Int
  var more = (1, 2, 3, 4, 5)
}

@MainActor
private final class Last: Numbered {
  let number: Int
  private let action: () -> Void
  init(_ number: Int, _ action: @escaping () -> Void) {
    self.number = number
    self.action = action
  }
  isolated deinit { action() }
}
