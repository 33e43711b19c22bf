import Bindery
import BinderyTesting
import Synchronization
import Testing

/// The beginning of asynchronous work, on systems with `Task.immediate` and on those without it.
struct BeginningTests {
  // C82
  @Test func `an asynchronous body begins before the call returns, or in the next job`() async {
    var begun = 0
    let load = Command<Void, Void> { () async in begun += 1 }

    load.execute()
    let atOnce = begun
    await settle()

    #expect([atOnce, begun] == [tasksBeginLate ? 0 : 1, 1])
  }

  // C82
  @Test func `a task of a lifetime begins likewise`() async {
    let lifetime = Lifetime()
    var begun = 0

    lifetime.task { begun += 1 }
    let atOnce = begun
    await settle()

    #expect([atOnce, begun] == [tasksBeginLate ? 0 : 1, 1])
  }

  // C25, C82
  @Test func `a body that begins late does not begin after its cancellation`() async {
    var begun = 0
    let load = Command<Void, Void> { () async in begun += 1 }

    load.execute()
    load.cancel()
    await settle()

    #expect(begun == (tasksBeginLate ? 0 : 1))
    #expect(!load.isExecuting)
  }

  // C50
  @Test func `a callback body begins before the call returns on every system`() {
    var completions: [(Result<Int, any Error>) -> Void] = []
    let ask = Command<Void, Int>({ _, complete in completions.append(complete) }, onCancel: {})

    ask.execute()

    #expect(completions.count == 1)
    #expect(ask.isExecuting)
    ask.cancel()
    #expect(!ask.isExecuting)
  }

  // C23, C50
  @Test func `a call on another thread while the body runs ends the execution with it`() throws {
    let answer = Command<Void, Int>(
      { _, complete in
        let flag = Flag()
        Task.detached {
          complete(.success(42))
          flag.raise()
        }
        while !flag.isRaised {}
      },
      onCancel: {}
    )

    answer.execute()

    #expect(try answer.result?.get() == 42)
    #expect(!answer.isExecuting)
  }
}

/// A flag that one thread raises and another one awaits.
private nonisolated final class Flag: Sendable {
  private let value = Atomic(false)

  var isRaised: Bool { value.load(ordering: .sequentiallyConsistent) }

  deinit {}

  func raise() { value.store(true, ordering: .sequentiallyConsistent) }
}
