import BinderySignals
import BinderyTesting
import Testing

struct WindowTests {
  @Test(arguments: [
    MarbleCase(
      "a window ends when it is full",
      "-1-2-3-4-|",
      gives: "---[1,2]---[3,4]-|",
      holding: "^--------!"
    ),
    MarbleCase("a window ends when it is old", "-1-------3-|", gives: "-----1-----(3|)"),
    MarbleCase("a completion ends the open window", "-1-|", gives: "---(1|)", holding: "^--!"),
    MarbleCase("an interruption ends the open window", "-1-!", gives: "---!", holding: "^--!"),
    MarbleCase("a failure fails the open window", "-1-#", gives: "---#", holding: "^--!"),
    MarbleCase(
      "no event follows a disposal",
      "-1-2-3-----|",
      gives: "---[1,2]",
      disposing: "------!",
      holding: "^-----!"
    ),
  ])
  func `window splits a signal`(_ row: MarbleCase) throws {
    let marbles = Marbles()
    try marbles.expect(row) {
      $0.window(time: .seconds(4), count: 2, on: marbles.scheduler).flatMap(.concat) {
        SignalProducer($0).collect()
      }
    } producer: {
      $0.window(time: .seconds(4), count: 2, on: marbles.scheduler).flatMap(.concat) {
        SignalProducer($0).collect()
      }
    }
  }

  @Test func `a window that is observed at once sends every value and the ending`() {
    let marbles = Marbles()
    var windows: [Recording<Int, MarbleFailure>] = []

    marbles.hot("-1-2-3-#").window(time: .seconds(9), count: 2, on: marbles.scheduler)
      .observeResult {
        if case .success(let window) = $0 { windows.append(marbles.record(window)) }
      }
    marbles.play()

    #expect(windows.map(\.timeline) == ["-1-(2|)", "-----3-#"])
  }

  @Test func `the open window is interrupted when the source is disposed of`() {
    let marbles = Marbles()
    var windows: [Recording<Int, MarbleFailure>] = []

    let token = marbles.hot("-1-2-3-").window(time: .seconds(9), count: 9, on: marbles.scheduler)
      .observe { if let window = $0.value { windows.append(marbles.record(window)) } }
    marbles.at(4) { token?.dispose() }
    marbles.play()

    #expect(windows.map(\.timeline) == ["-1-2!"])
  }
}
