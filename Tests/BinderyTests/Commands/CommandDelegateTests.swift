import Bindery
import BinderyTesting
import Testing

private final class Notebook: CommandDelegate {
  var lines: [String] = []

  init() {}

  deinit {}

  func commandDidStart(_ command: any CommandStatus) { lines.append("started") }

  func command(_ command: any CommandStatus, didSucceedWith value: Any) {
    lines.append("succeeded with \(value)")
  }

  func command(_ command: any CommandStatus, didFailWith error: any Error) {
    lines.append("failed with \(error)")
  }

  func commandDidFinish(_ command: any CommandStatus) {
    lines.append(command.isExecuting ? "finished, others run" : "finished")
  }
}

struct CommandDelegateTests {
  private let notebook = Notebook()

  // C30
  @Test func `a delegate is called for each execution from the start to the end`() async {
    let response = PendingResponse<Int>()
    let load = Command<Void, Int> { try await response.value() }
    load.delegate = notebook

    load.execute()
    await response.resolve(.success(3))
    load.execute()
    await response.resolve(.failure(Refused()))
    load.execute()
    load.cancel()
    await response.resolve(.success(4))

    #expect(
      notebook.lines == [
        "started", "succeeded with 3", "finished", "started", "failed with Refused()", "finished",
        "started", "finished",
      ]
    )
  }

  @Test func `a delegate of a synchronous command gets the same calls`() {
    let fail = Command<Int, Int> { if $0 == 0 { throw Refused() } else { $0 } }
    fail.delegate = notebook

    fail.execute(1)
    fail.execute(0)

    #expect(
      notebook.lines == [
        "started", "succeeded with 1", "finished", "started", "failed with Refused()", "finished",
      ]
    )
  }

  // C24
  @Test func `a failure that a caller awaits is not reported to the delegate`() async {
    let fail = Command<Void, Void> { throw Refused() }
    fail.delegate = notebook

    await #expect(throws: Refused.self) { try await fail() }

    #expect(notebook.lines == ["started", "finished"])
  }

  // C17
  @Test func `a command does not retain its delegate`() async {
    let command = Command<Void, Void> {}
    let released = await isReleased {
      Notebook()
    } afterwards: {
      command.delegate = $0
    }

    #expect(released)
    #expect(command.execute())
  }
}
