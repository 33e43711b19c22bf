import Bindery
import BinderySignals

/// An operator of both signals and producers, for a comparison of the two forms.
struct FormLink {
  typealias Input = Link.Input
  typealias InputProducer = Link.InputProducer

  /// The clock and the delay of an operator.
  struct Time {
    let clock: any Scheduler
    let pause: Duration
  }

  let signal: (_ before: Input, _ own: [Input], _ time: Time) -> Input
  let producer: (_ before: InputProducer, _ own: [InputProducer], _ time: Time) -> InputProducer

  /// All operators, by name.
  static let all: [String: FormLink] = Chain.links.mapValues { FormLink($0) }
    .merging(ofValues) { $1 }.merging(ofEndings) { $1 }.merging(joining) { $1 }
    .merging(timing) { $1 }.merging(grouping) { $1 }

  init(_ link: Link) {
    signal = { before, own, _ in link.signal(before, own) }
    producer = { before, own, _ in link.producer(before, own) }
  }

  init(
    signal: @escaping (_ before: Input, _ own: [Input], _ time: Time) -> Input,
    producer:
      @escaping (_ before: InputProducer, _ own: [InputProducer], _ time: Time) ->
      InputProducer
  ) {
    self.signal = signal
    self.producer = producer
  }

  init(
    signal: @escaping (_ before: Input) -> Input,
    producer: @escaping (_ before: InputProducer) -> InputProducer
  ) {
    self.signal = { before, _, _ in signal(before) }
    self.producer = { before, _, _ in producer(before) }
  }

  init(
    signal: @escaping (_ before: Input, _ own: [Input]) -> Input,
    producer: @escaping (_ before: InputProducer, _ own: [InputProducer]) -> InputProducer
  ) {
    self.signal = { before, own, _ in signal(before, own) }
    self.producer = { before, own, _ in producer(before, own) }
  }
}
