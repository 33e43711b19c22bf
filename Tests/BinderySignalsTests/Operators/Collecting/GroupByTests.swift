import BinderySignals
import BinderyTesting
import Testing

struct GroupByTests {
  @Test(arguments: [
    MarbleCase(
      "values and the completion are forwarded",
      "-1-2-3-|",
      gives: "-[1:1]-[0:2]-[1:3]-|",
      holding: "^------!"
    ),
    MarbleCase("a failure is forwarded", "-1-2-#", gives: "-[1:1]-[0:2]-#", holding: "^----!"),
    MarbleCase(
      "an interruption is forwarded",
      "-1-2-!",
      gives: "-[1:1]-[0:2]-!",
      holding: "^----!"
    ),
    MarbleCase(
      "no event follows a disposal",
      "-1-2-3-|",
      gives: "-[1:1]-[0:2]",
      disposing: "----!",
      holding: "^---!"
    ),
  ])
  func `groupBy sends a group for each key`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.groupBy { $0 % 2 }.flatMap(.merge) { group in
        SignalProducer(group.signal).map { "\(group.key):\($0)" }
      }
    } producer: {
      $0.groupBy { $0 % 2 }.flatMap(.merge) { group in
        SignalProducer(group.signal).map { "\(group.key):\($0)" }
      }
    }
  }

  @Test func `a group has the values of its key and the ending`() {
    let marbles = Marbles()
    var groups: [Int: Recording<Int, MarbleFailure>] = [:]

    marbles.hot("-1-2-3-4-#").groupBy { $0 % 2 }
      .observe { if let group = $0.value { groups[group.key] = marbles.record(group.signal) } }
    marbles.play()

    #expect(groups.mapValues(\.timeline) == [1: "-1---3---#", 0: "---2---4-#"])
  }

  @Test func `the groups are interrupted when the source is disposed of`() {
    let marbles = Marbles()
    var groups: [Recording<Int, MarbleFailure>] = []

    let token = marbles.hot("-1-2-3-4-").groupBy { $0 % 2 }
      .observe { if let group = $0.value { groups.append(marbles.record(group.signal)) } }
    marbles.at(4) { token?.dispose() }
    marbles.play()

    #expect(groups.map(\.timeline) == ["-1--!", "---2!"])
  }

  @Test(arguments: [true, false])
  func `groups end in the order in which they were made`(_ completes: Bool) {
    let (signal, input) = Signal<Int, Never>.pipe()
    var ended: [Int] = []
    var token: (any Disposable)?
    token = signal.groupBy { $0 }.observeValues { group in
      let key = group.key
      group.signal.observe { if $0.isTerminating { ended.append(key) } }
    }

    for value in 0..<50 { input.send(value: value) }
    if completes { input.sendCompleted() } else { token?.dispose() }

    #expect(ended == Array(0..<50))
  }
}
