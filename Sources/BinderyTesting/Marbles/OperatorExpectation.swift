/// The expected output of an operator, and the expected subscription to its source.
struct OperatorExpectation {
  let expected: Timeline
  let disposal: Timeline?
  let holding: Timeline?
  let location: String

  init(_ expected: Timeline, _ disposal: Timeline?, _ holding: Timeline?, location: String) {
    self.expected = expected
    self.disposal = disposal
    self.holding = holding
    self.location = location
  }

  func run<Value, Failure>(
    on marbles: Marbles,
    as form: String,
    _ record: (SubscriptionLog) -> Recording<Value, Failure>
  ) throws(TimelineMismatch) {
    let log = SubscriptionLog()
    marbles.rewind()
    let recording = record(log)
    if let end = disposal?.events.last { marbles.at(end.frame) { recording.dispose() } }
    marbles.play()
    let (received, held) = (recording.timeline, log.timelines.first)
    recording.dispose()
    try compare(expected, received, "as \(form)")
    if let holding {
      try compare(holding, held ?? Timeline(events: []), "the source of \(form)")
    }
  }

  private func compare(
    _ expected: Timeline,
    _ received: Timeline,
    _ subject: String
  ) throws(TimelineMismatch) {
    guard expected != received else { return }
    throw TimelineMismatch(
      subject: "\(subject), \(location)",
      expected: expected,
      received: received
    )
  }
}
