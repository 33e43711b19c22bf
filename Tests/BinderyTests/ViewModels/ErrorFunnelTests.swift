import Bindery
import BinderyTesting
import Testing

private struct Unauthorized: Error {}

struct ErrorFunnelTests {
  private let viewModel = ViewModel()

  // C37
  @Test func `the latest failure of any command is shown until a command succeeds`() {
    var works = false
    let load = Command<Void, Void> { if !works { throw Refused() } }
    let save = Command<Void, Void> { throw Refused() }
    viewModel.errors.collect(load)
    viewModel.errors.collect(save)
    var shown: [Bool] = []
    let token = observe { shown.append(viewModel.errors.latest != nil) }

    load.execute()
    save.execute()
    works = true
    load.execute()

    #expect(shown.first == false && shown.last == false)
    #expect(shown.contains(true))
    token.dispose()
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

private final class Visitor {
  var failures = 0
}
