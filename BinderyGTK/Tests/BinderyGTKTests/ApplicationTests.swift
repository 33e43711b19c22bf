import BinderyGTK
import CGTK
import Testing

extension BinderyGTKTests {
  struct ApplicationTests {
    @Test func `a signal asks the program to end`() async {
      var requests = 0
      Application.onTermination { requests += 1 }

      kill(getpid(), SIGTERM)

      // The limit only ends a hang.
      for _ in 0..<10_000_000 where requests == 0 { await Task.yield() }
      #expect(requests == 1)
      Application.onTermination { exit(128 + SIGTERM) }
    }
  }
}
