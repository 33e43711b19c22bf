import BinderySignals
import BinderyTesting
import Testing

struct SampleTests {
  private let marbles = Marbles()

  private func expect(
    _ source: Timeline,
    _ sampler: Timeline,
    gives expected: Timeline,
    disposing disposal: Int? = nil,
    holding held: [Timeline],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    marbles.expect(
      Inputs(source, sampler, .infallibleNames),
      gives: expected,
      disposing: disposal,
      holding: held,
      sourceLocation: sourceLocation
    ) {
      $0.sample(with: $1)
    } producer: {
      $0.sample(with: $1)
    }
  }

  @Test func `sends the latest value with each tick, once there is one`() {
    expect(
      "--1-2-----3-|",
      "-a-b-c-d----e|",
      gives: "---[1,b]-[2,c]-[2,d]----[3,e]|",
      holding: ["^-----------!", "^------------!"]
    )
  }

  @Test func `completes when both have completed`() {
    expect("-1--2-----|", "--a-|", gives: "--[1,a]-------|", holding: ["^---------!", "^---!"])
  }

  @Test func `fails with the source`() {
    expect("-1--#", "--a", gives: "--[1,a]-#", holding: ["^---!", "^---!"])
  }

  @Test func `is interrupted with either`() {
    expect("-1--!", "--a", gives: "--[1,a]-!", holding: ["^---!", "^---!"])
    expect("-1-", "--a-!", gives: "--[1,a]-!", holding: ["^---!", "^---!"])
  }

  @Test func `stops observing both inputs when it is disposed of`() {
    expect("-1---3", "--a---b", gives: "--[1,a]", disposing: 4, holding: ["^---!", "^---!"])
  }

  @Test func `sample on sends the value without the tick`() {
    marbles.expect(
      Inputs("-1-2---|", "--x--x--|", .pulses),
      gives: "--1--2--|",
      holding: ["^------!", "^-------!"]
    ) {
      $0.sample(on: $1)
    } producer: {
      $0.sample(on: $1)
    }
  }
}
