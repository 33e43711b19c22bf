import Bindery
import BinderyTesting
import Testing

private final class SearchViewModel: ViewModel {
  @MutableProperty var query = ""
  @Computed({ (viewModel: SearchViewModel) in !viewModel.query.isEmpty }) var isValid
  let clear = Command<Void, Void>(name: "clear") {}
  let fail = Command<Void, Void>(name: "fail") { throw Refused() }

  isolated deinit {}
}

/// Tests of the trace; serialised, because there is one sink for all.
@Suite(.serialized)
struct TraceTests {
  private func traced(_ body: () -> Void) -> [String] {
    var lines: [String] = []
    let before = Trace.sink
    defer { Trace.sink = before }
    Trace.sink = { lines.append("\($0)") }
    body()
    return lines
  }

  // C40
  @Test func `a sink receives changes and commands with their names`() {
    let lines = traced {
      let viewModel = SearchViewModel()
      let token = viewModel.fail.onError { _ in }
      viewModel.activate()
      viewModel.query = "bindings"
      viewModel.clear.execute()
      viewModel.fail.execute()
      token.dispose()
    }

    #expect(
      lines == [
        "SearchViewModel.phase = active", "SearchViewModel.query = bindings",
        "the command clear started", "the command clear succeeded", "the command fail started",
        "the command fail failed: Refused()",
      ]
    )
  }

  // C40
  @Test func `an event before there is a sink is not reported`() {
    let viewModel = SearchViewModel()

    let lines = traced { viewModel.query = "bindings" }

    #expect(lines == [])
    #expect(!Trace.isOn)
  }

  @Test(.timeLimit(.minutes(30)))
  func `a view model that outlives its screen is a leak`() async {
    let (before, delay) = (Trace.sink, Trace.leakDelay)
    defer { (Trace.sink, Trace.leakDelay) = (before, delay) }
    Trace.leakDelay = .zero
    let leaking = SearchViewModel()
    var leaks = 0

    await withCheckedContinuation { leaked in
      Trace.sink = { event in
        guard case .leak("SearchViewModel") = event else { return }
        leaks += 1
        if leaks == 1 { leaked.resume() }
      }
      SearchViewModel().end()
      leaking.end()
    }
    await settle()

    #expect(leaks == 1)
  }

  // C40
  @Test func `an observer that runs again is reported with the paths of the changes`() {
    let lines = traced {
      let viewModel = SearchViewModel()
      let isBusy = MutableProperty(false)
      let token = observe("show", file: "Books/SearchView.swift", line: 12) {
        _ = (viewModel.isValid, isBusy.value)
      }
      viewModel.query = "swift"
      viewModel.query = "bindings"
      isBusy.value = true
      token.dispose()
    }

    let reasons = lines.filter { $0.hasPrefix("observe in") }
    let observer = "observe in show (Books/SearchView.swift:12) runs because of"
    #expect(
      reasons == [
        "\(observer) SearchViewModel.query → SearchViewModel.isValid",
        "\(observer) a property of Bool",
      ]
    )
  }

  // C10, C40
  @Test func `a long path of a change is reported by its ends, on a normal stack`() {
    var last = MutableProperty(0).projectedValue
    let first = MutableProperty(0)
    let lines = traced {
      last = first.projectedValue
      for _ in 0..<20_000 {
        last = computed("step") { [last] in last.value + 1 }
        // Unread properties would be computed in nested calls, for which the stack has no promise.
        _ = last.value
      }
      let token = observe("show", file: "A.swift", line: 1) { _ = last.value }
      first.value = 1
      token.dispose()
    }

    #expect(lines.count == 1)
    #expect(lines.first?.contains("a property of Int → step → step") == true)
    #expect(lines.first?.contains("… 19985 more …") == true)
  }

  // C40
  @Test func `without a sink a problem is printed to the standard error alone`() async {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      await Trace.report(.unansweredQuestion("Überschreiben?"))
      await Trace.report(.commandStarted("clear"))
    }

    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(error.contains("Bindery: no handler answers the question Überschreiben?\n"))
    #expect(!error.contains("clear"))
    #expect(!output.contains("Bindery:"))
  }

  #if DEBUG
  // C40
  @Test func `without a sink a leak is printed in a debug build`() async {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      await leakInOwnProcess()
    }

    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let report = "SearchViewModel has not been released after its screen was removed"
    #expect(error.contains("Bindery: \(report)\n"))
  }
  #endif
}

/// Ends a view model that is retained, and returns when the leak has been printed.
private func leakInOwnProcess() async {
  Trace.leakDelay = .zero
  let leaking = SearchViewModel()
  let printer = Trace.printer
  await withCheckedContinuation { printed in
    Trace.printer = { line in
      printer(line)
      printed.resume()
    }
    leaking.end()
  }
}
