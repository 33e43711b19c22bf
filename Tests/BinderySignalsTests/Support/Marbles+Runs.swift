import BinderySignals
import BinderyTesting
import Testing

extension Marbles {
  /// Expects the output of an operator that may start its source again.
  ///
  /// The output is disposed of in the frame `disposal`; `held` are the times for which each run of
  /// the source must be observed.
  func expectRuns(
    _ source: Timeline,
    gives expected: Timeline,
    disposing disposal: Int? = nil,
    holding held: [Timeline],
    sourceLocation: SourceLocation = #_sourceLocation,
    _ make: (SignalProducer<Int, MarbleFailure>) -> SignalProducer<Int, MarbleFailure>
  ) {
    let log = SubscriptionLog()
    rewind()
    let run = record(make(cold(source, log: log)))
    if let disposal { at(disposal) { run.dispose() } }
    play()
    #expect(run.timeline == expected, sourceLocation: sourceLocation)
    #expect(log.timelines == held, sourceLocation: sourceLocation)
  }
}
