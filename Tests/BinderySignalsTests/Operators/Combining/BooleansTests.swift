import BinderySignals
import BinderyTesting
import Testing

struct BooleansTests {
  private let marbles = Marbles()
  private let truths = Legend<Bool, Never>.infallibleValues(["t": true, "f": false])

  private func inputs(
    _ left: Timeline,
    _ right: Timeline
  ) -> Inputs<Bool, Never, Bool, Never> {
    Inputs(left: left, leftLegend: truths, right: right, rightLegend: truths)
  }

  @Test func `and is true while both are true`() {
    marbles.expect(
      inputs("-t---f---|", "--f-t--t-|"),
      gives: "--[false]-[true][false]-[false]-|",
      holding: ["^--------!", "^--------!"]
    ) {
      $0.and($1)
    } producer: {
      $0.and($1)
    }
  }

  @Test func `or is true while one is true`() {
    marbles.expect(
      inputs("-t---f---|", "--f----t-|"),
      gives: "--[true]--[false]-[true]-|",
      holding: ["^--------!", "^--------!"]
    ) {
      $0.or($1)
    } producer: {
      $0.or($1)
    }
  }

  @Test func `all and any read every input`() {
    marbles.expect(
      inputs("-t---f---|", "--f-t--t-|"),
      gives: "--[false]-[true][false]-[false]-|",
      holding: ["^--------!", "^--------!"]
    ) {
      Signal.all([$0, $1])
    } producer: {
      SignalProducer.all([$0, $1])
    }
    marbles.expect(
      inputs("-t---f---|", "--f----t-|"),
      gives: "--[true]--[false]-[true]-|",
      holding: ["^--------!", "^--------!"]
    ) {
      Signal.any([$0, $1])
    } producer: {
      SignalProducer.any([$0, $1])
    }
  }

  @Test func `without inputs all is true and any is false`() {
    let none: [SignalProducer<Bool, Never>] = []
    var seen: [Bool] = []

    SignalProducer.all(none).startWithValues { seen.append($0) }
    SignalProducer.any(none).startWithValues { seen.append($0) }

    #expect(seen == [true, false])
  }
}
