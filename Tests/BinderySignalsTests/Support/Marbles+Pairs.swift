import BinderySignals
import BinderyTesting
import Testing

/// Two inputs of an operator, as timelines.
struct Inputs<Left, LeftFailure: Error, Right, RightFailure: Error> {
  let left: Timeline
  let leftLegend: Legend<Left, LeftFailure>
  let right: Timeline
  let rightLegend: Legend<Right, RightFailure>
}

extension Inputs where Left == Int, LeftFailure == MarbleFailure {
  init(_ left: Timeline, _ right: Timeline, _ legend: Legend<Right, RightFailure>) {
    self.init(left: left, leftLegend: .numbers, right: right, rightLegend: legend)
  }
}

extension Inputs
where Left == Int, LeftFailure == MarbleFailure, Right == String, RightFailure == MarbleFailure {
  init(_ left: Timeline, _ right: Timeline) { self.init(left, right, .names) }
}

extension Marbles {
  /// Runs an operator on two inputs, as signals and then as producers, and compares the events.
  ///
  /// The output is disposed of in the frame `disposal`; `held` is the time for which each input
  /// must be observed.
  func expect<Left, LeftFailure, Right, RightFailure, Out, Failure>(
    _ inputs: Inputs<Left, LeftFailure, Right, RightFailure>,
    gives expected: Timeline,
    disposing disposal: Int? = nil,
    holding held: [Timeline],
    sourceLocation: SourceLocation = #_sourceLocation,
    signal: (Signal<Left, LeftFailure>, Signal<Right, RightFailure>) -> Signal<Out, Failure>,
    producer: (SignalProducer<Left, LeftFailure>, SignalProducer<Right, RightFailure>) ->
      SignalProducer<Out, Failure>
  ) {
    for isSignal in [true, false] {
      let logs = [SubscriptionLog(), SubscriptionLog()]
      rewind()
      let recording =
        isSignal
        ? record(
          signal(
            hot(inputs.left, inputs.leftLegend, log: logs[0]),
            hot(inputs.right, inputs.rightLegend, log: logs[1])
          )
        )
        : record(
          producer(
            cold(inputs.left, inputs.leftLegend, log: logs[0]),
            cold(inputs.right, inputs.rightLegend, log: logs[1])
          )
        )
      if let disposal { at(disposal) { recording.dispose() } }
      play()
      let form: Comment = isSignal ? "as signals" : "as producers"
      #expect(recording.timeline == expected, form, sourceLocation: sourceLocation)
      #expect(logs.flatMap(\.timelines) == held, form, sourceLocation: sourceLocation)
    }
  }
}
