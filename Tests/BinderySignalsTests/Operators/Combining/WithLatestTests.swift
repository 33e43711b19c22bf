import BinderySignals
import BinderyTesting
import Testing

struct WithLatestTests {
  private let marbles = Marbles()

  private func expect(
    _ source: Timeline,
    _ samplee: Timeline,
    gives expected: Timeline,
    disposing disposal: Int? = nil,
    holding held: [Timeline],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    marbles.expect(
      Inputs(source, samplee, .infallibleNames),
      gives: expected,
      disposing: disposal,
      holding: held,
      sourceLocation: sourceLocation
    ) {
      $0.withLatest(from: $1)
    } producer: { source, samplee in
      // The samplee is started first; the lifetimes of the inputs are compared in the order of the
      // inputs all the same.
      source.withLatest(from: samplee)
    }
  }

  @Test func `adds the latest value of the samplee, and drops values before the first of it`() {
    expect(
      "-1---2---3-4-|",
      "---a----b",
      gives: "-----[2,a]---[3,b]-[4,b]-|",
      holding: ["^------------!", "^------------!"]
    )
  }

  @Test func `the ending of the samplee has no effect`() {
    expect("---2-3-|", "-a--|", gives: "---[2,a]-[3,a]-|", holding: ["^------!", "^---!"])
    expect("---2-3-|", "-a--!", gives: "---[2,a]-[3,a]-|", holding: ["^------!", "^---!"])
  }

  @Test func `fails and is interrupted with the source`() {
    expect("---2-#", "-a", gives: "---[2,a]-#", holding: ["^----!", "^----!"])
    expect("---2-!", "-a", gives: "---[2,a]-!", holding: ["^----!", "^----!"])
  }

  @Test func `stops observing both inputs when it is disposed of`() {
    expect("---2-3", "-a", gives: "---[2,a]", disposing: 4, holding: ["^---!", "^---!"])
  }

  @Test func `reads the latest value of a property`() {
    let property = MutableProperty("a")
    let (signal, input) = Signal<Int, Never>.pipe()
    var seen: [String] = []
    signal.withLatest(from: property).observeValues { seen.append("\($0)\($1)") }

    input.send(value: 1)
    property.value = "b"
    input.send(value: 2)

    #expect(seen == ["1a", "2b"])
  }
}
