// Topic: Tests
import BinderyTesting

final class Search: ViewModel {
  @MutableProperty var query = ""
}

// # A test that is on no actor
// A view model is on the main actor, and so is its test.
#if CORRECTED
@MainActor
struct SearchTests {
  func types() {
    let search = Search()
    search.query = "tide"
  }
}
#else
struct SearchTests {
  func types() {
    let search = Search()
    search.query = "tide"
  }
}
#endif

@MainActor
func typing() async {
  let scheduler = TestScheduler()
  // # A time of the virtual clock as a number
  // A time is a `Duration`.
  #if CORRECTED
  scheduler.advance(by: .milliseconds(300))
  #else
  scheduler.advance(by: 300)
  #endif

  // # A test that does not wait
  // `settle()` returns when no task can continue.
  #if CORRECTED
  await settle()
  #else
  settle()
  #endif
}

@MainActor
struct Waits {
  // # A test that cannot wait
  // A test that awaits is `async`.
  #if CORRECTED
  func rests() async { await settle() }
  #else
  func rests() { await settle() }
  #endif
}
