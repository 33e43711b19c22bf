import BinderyTerminal
import BinderyTesting
import LoginSteps
import Testing

@testable import examples

struct ExampleFrameTests {
  @Test func `both pages of a person`() async throws {
    let player = Player(size: Size(columns: 80, rows: 13))

    try expectFrame(try await player.play(on: PersonTour.host()), "person")
  }

  @Test func `an account page before and after a log-in`() async throws {
    let player = Player(size: Size(columns: 80, rows: 19))
    let tour = MineTour(scheduler: player.scheduler, latency: .seconds(1))

    try expectFrame(try await player.play(on: tour.host), "mine-logged-out")
    let keys = "Enter \"lin\" Tab \"plum\""
    try expectFrame(try await player.play(keys, on: tour.host), "mine-login")
    try expectFrame(try await player.play("Enter", on: tour.host), "mine-logged-in")
  }

  @Test func `experts in two styles of cells`() async throws {
    let player = Player(size: Size(columns: 80, rows: 14))
    let tour = FollowExpertsTour { player.scheduler.schedule(after: .seconds(1), $0) }

    try expectFrame(try await player.play("Enter j j l j Enter", on: tour.host), "experts")
    try expectFrame(try await player.play("G Enter", on: tour.host), "experts-scrolled")
  }

  @Test func `a log-in looks the same in all four steps`() async throws {
    let player = Player(size: Size(columns: 80, rows: 15))
    for step in LoginTour.allCases {
      let host = step.host(service: LocalLoginService {})
      let refused = try await player.play("\"mona\" Tab \"octavo\" Enter", on: host)
      let heading = "  Log in  \(step.about)\n"
      #expect(refused.hasPrefix(heading))
      try expectFrame(String(refused.dropFirst(heading.count)), "login")
      let home = try await player.play("Backspace e Enter", on: host)
      #expect(home.contains("Welcome, Mona."))
    }
  }

  @Test func `every example can be named`() {
    for example in Examples.all {
      #expect(Examples.usage.contains("  \(example.name) "))
    }
  }
}
