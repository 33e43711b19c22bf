import Bindery
import BinderyTesting
import Testing

struct SynchronousCommandTests {
  // C21
  @Test func `no observer sees a synchronous command executing`() {
    let name = MutableProperty("")
    let greet = Command<String, Void> { name.value = $0 }
    var seen: [Bool] = []
    let token = observe {
      _ = name.value
      seen.append(greet.isExecuting)
    }

    greet.execute("Ada")

    #expect(seen == [false, false])
    token.dispose()
  }

  // C21
  @Test func `a synchronous body cannot execute itself`() {
    var runs = 0
    var command: Command<Void, Void>?
    let loop = Command<Void, Void> {
      runs += 1
      #expect(command?.execute() == false)
    }
    command = loop

    #expect(loop.execute())

    #expect(runs == 1)
    #expect(loop.execute())
  }

  @Test func `awaiting it executes it at once; a failure is thrown to the caller alone`() async {
    var heard = 0
    let fail = Command<Int, Int> { if $0 > 1 { throw Refused() } else { $0 } }
    let token = fail.onError { _ in heard += 1 }

    await #expect(throws: Refused.self) { try await fail(2) }
    let one = try? await fail(1)

    #expect(one == 1)
    #expect(heard == 0)
    token.dispose()
  }

  // C8
  @Test func `executing inside an observer does not subscribe to what the body reads`() {
    let trigger = MutableProperty(0)
    let other = MutableProperty(0)
    let read = Command<Void, Int>(when: { other.value >= 0 }) { other.value }
    var runs = 0
    let token = observe {
      _ = trigger.value
      runs += 1
      read.execute()
    }

    other.value = 1
    #expect(runs == 1)
    trigger.value = 1

    #expect(runs == 2)
    token.dispose()
  }
}
