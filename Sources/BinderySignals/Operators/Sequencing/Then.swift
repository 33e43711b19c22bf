extension SignalProducer {
  private func followed<New, NewFailure>(
    by next: SignalProducer<New, NewFailure>,
    promoting promote: @escaping (Failure) -> NewFailure
  ) -> SignalProducer<New, NewFailure> {
    SignalProducer<New, NewFailure>(
      core: ConcatCore(core.ignoringValues(promoting: promote), next.core, passesInterruption: true)
    )
  }

  /// Waits for the completion of this producer, then starts `next` and forwards its events.
  ///
  /// ```text
  /// self     ─1─2─|
  /// next          ─7─8─|
  /// then(_:) ──────7─8─|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | of this: dropped; of `next`: forwarded |
  /// | failure | forwarded; `next` is not started |
  /// | completion | of this: `next` is started; of `next`: forwarded |
  /// | interruption | forwarded; `next` is not started |
  /// | disposal | interrupts the producer that runs |
  public func then<New>(_ next: SignalProducer<New, Failure>) -> SignalProducer<New, Failure> {
    followed(by: next, promoting: sameFailure)
  }

  /// Waits for the completion of this producer, then starts `next` and forwards its events.
  ///
  /// The values of this producer are dropped. If it fails or is interrupted, that is forwarded and
  /// `next` is not started.
  public func then<Next: SignalProducerConvertible>(
    _ next: Next
  ) -> SignalProducer<Next.Value, Failure> where Next.Failure == Failure {
    followed(by: next.producer, promoting: sameFailure)
  }

  /// Waits for the completion of this producer, then starts `next`, which cannot fail.
  @_disfavoredOverload
  public func then<Next: SignalProducerConvertible>(
    _ next: Next
  ) -> SignalProducer<Next.Value, Failure> where Next.Failure == Never {
    followed(by: next.producer.promoted(), promoting: sameFailure)
  }
}

extension SignalProducer where Failure == Never {
  /// Waits for the completion of this producer, then starts `next`, which may fail.
  @_disfavoredOverload
  public func then<Next: SignalProducerConvertible>(
    _ next: Next
  ) -> SignalProducer<Next.Value, Next.Failure> {
    followed(by: next.producer, promoting: noFailure)
  }
}
