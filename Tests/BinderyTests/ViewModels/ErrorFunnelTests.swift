import Bindery
import BinderyTesting
import Testing

private struct Unauthorized: Error {}

struct ErrorFunnelTests {
  private let viewModel = ViewModel()

  /// A command that fails with each error that it is given.
  private func collected() -> Command<Failure?, Void> {
    let command = Command<Failure?, Void> { if let failure = $0 { throw failure } }
    viewModel.errors.collect(command)
    return command
  }

  private var shown: String? { (viewModel.errors.latest as? Failure)?.text }

  // C37
  @Test func `a failure is shown until the same command succeeds`() {
    let save = collected()
    let poll = collected()
    var history: [String?] = []
    let token = observe { history.append(shown) }

    save.execute(Failure("not saved"))
    poll.execute(nil)
    poll.execute(nil)
    #expect(shown == "not saved")
    save.execute(nil)

    #expect(history == [nil, "not saved", nil])
    token.dispose()
  }

  // C37
  @Test func `an older failure is shown again when the command of the newer one succeeds`() {
    let save = collected()
    let poll = collected()

    save.execute(Failure("not saved"))
    poll.execute(Failure("offline"))
    #expect(shown == "offline")
    poll.execute(nil)
    #expect(shown == "not saved")
    poll.execute(Failure("offline"))
    save.execute(nil)
    #expect(shown == "offline")
    poll.execute(nil)

    #expect(shown == nil)
  }

  // C37
  @Test func `a command has one failure, the newest`() {
    let save = collected()

    save.execute(Failure("first"))
    save.execute(Failure("second"))
    #expect(shown == "second")
    save.execute(nil)

    #expect(shown == nil)
  }

  // C37
  @Test func `clearing the funnel removes all failures until the next one`() {
    let save = collected()
    let poll = collected()
    save.execute(Failure("not saved"))
    poll.execute(Failure("offline"))

    viewModel.errors.clear()
    #expect(shown == nil)
    poll.execute(nil)
    #expect(shown == nil)
    save.execute(Failure("not saved"))

    #expect(shown == "not saved")
  }

  // C37
  @Test func `a failure of another source stays until the funnel is cleared`() {
    let poll = collected()

    viewModel.errors.send(Failure("disk full"))
    poll.execute(nil)
    #expect(shown == "disk full")
    viewModel.errors.clear()

    #expect(shown == nil)
  }

  // C37
  @Test func `a command that is collected twice delivers its failure once`() {
    let save = collected()
    viewModel.errors.collect(save)
    var heard = 0
    var filtered = 0
    viewModel.errors.filter = {
      filtered += 1
      return $0
    }
    let token = viewModel.errors.onError { _ in heard += 1 }

    save.execute(Failure("not saved"))

    #expect(heard == 1 && filtered == 1)
    save.execute(nil)
    #expect(shown == nil)
    token.dispose()
  }

  // C37
  @Test func `commands that are made after the release of others are all collected`() {
    var heard = 0
    let token = viewModel.errors.onError { _ in heard += 1 }

    for number in 1...200 { collected().execute(Failure("\(number)")) }

    #expect(heard == 200)
    #expect(shown == "200")
    token.dispose()
  }

  // C37
  @Test func `the success of an awaited execution removes the failure`() async throws {
    let save = collected()
    save.execute(Failure("not saved"))

    try await save(nil)

    #expect(shown == nil)
  }

  // C37
  @Test func `the filter handles some failures and passes the others on`() {
    var logIns = 0
    var heard: [String] = []
    viewModel.errors.filter = { error in
      guard error is Unauthorized else { return error }
      logIns += 1
      return nil
    }
    let token = viewModel.errors.onError { heard.append("\($0)") }
    let load = Command<Bool, Void> {
      guard $0 else { throw Refused() }
      throw Unauthorized()
    }
    viewModel.errors.collect(load)

    load.execute(true)
    #expect(viewModel.errors.latest == nil)
    load.execute(false)

    #expect(logIns == 1)
    #expect(heard == ["Refused()"])
    #expect(viewModel.errors.latest is Refused)
    token.dispose()
  }

  @Test func `a failure that a caller awaits is not sent to the funnel`() async {
    let load = Command<Void, Void> { throw Refused() }
    viewModel.errors.collect(load)

    await #expect(throws: Refused.self) { try await load() }

    #expect(viewModel.errors.latest == nil)
  }

  @Test func `cancellation is no failure`() {
    viewModel.errors.send(CancellationError())

    #expect(viewModel.errors.latest == nil)
  }

  @Test func `a filter of an owner is given the owner and does not retain it`() {
    let errors = ErrorFunnel()
    var owner: Visitor? = Visitor()
    weak let released = owner
    if let owner {
      errors.filter(for: owner) { visitor, error in
        visitor.failures += 1
        return error is Unauthorized ? nil : error
      }
    }

    errors.send(Unauthorized())
    let afterUnauthorized = errors.latest
    errors.send(Refused())
    let failures = owner?.failures
    owner = nil
    errors.clear()
    errors.send(Unauthorized())

    #expect(afterUnauthorized == nil)
    #expect(failures == 2)
    #expect(released == nil)
    #expect(errors.latest is Unauthorized)
  }

  @Test func `a funnel is released with its view model`() async {
    let load = Command<Void, Void> {}
    let released = await isReleased {
      ViewModel()
    } afterwards: {
      $0.errors.filter = { $0 }
      $0.errors.collect(load)
    }

    #expect(released)
  }
}

private struct Failure: Error {
  let text: String

  init(_ text: String) { self.text = text }
}

private final class Visitor {
  var failures = 0
}
