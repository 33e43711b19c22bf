extension Signal {
  /// Completes when `trigger` sends a value or completes.
  ///
  /// ```text
  /// self               ─1─2─3─|
  /// trigger            ────!
  /// take(until:)       ─1─2|
  /// ```
  public func take(until trigger: Signal<Void, Never>) -> Signal {
    Signal { output, lifetime in
      lifetime += observe(output)
      lifetime += trigger.observe { event in
        if case .interrupted = event { return }
        output.sendCompleted()
      }
    }
  }

  /// Completes when `lifetime` ends.
  public func take(during lifetime: Lifetime) -> Signal {
    Signal { output, own in
      own += observe(output)
      own += lifetime.observeEnded { [weak output] in output?.sendCompleted() }
    }
  }
}

extension SignalProducer {
  /// Completes when `trigger` sends a value or completes.
  public func take(until trigger: Signal<Void, Never>) -> SignalProducer {
    lift { $0.take(until: trigger) }
  }

  /// Completes when `lifetime` ends.
  public func take(during lifetime: Lifetime) -> SignalProducer {
    lift { $0.take(during: lifetime) }
  }
}
