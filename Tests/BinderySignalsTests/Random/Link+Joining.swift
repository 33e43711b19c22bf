import BinderySignals

extension Link {
  /// Operators with several inputs.
  static var joining: [String: Link] {
    [
      "merge": Link(mergeModel) { before, own in
        before.merge(with: own[0])
      } producer: { before, own in
        before.merge(with: own[0])
      },
      "combineLatest": Link(combineLatestModel) { before, own in
        before.combineLatest(with: own[0]).map { $0 - $1 }
      } producer: { before, own in
        before.combineLatest(with: own[0]).map { $0 - $1 }
      },
      "zip": Link(zipModel) { before, own in
        before.zip(with: own[0]).map { $0 - $1 }
      } producer: { before, own in
        before.zip(with: own[0]).map { $0 - $1 }
      },
      "withLatest": Link(withLatestModel) { before, own in
        before.withLatest(from: own[0].flatMapError { _ in .empty }).map { $0 - $1 }
      } producer: { before, own in
        before.withLatest(from: own[0].flatMapError { _ in .empty }).map { $0 - $1 }
      },
      "take(until:)": Link(takeUntilModel) { before, own in
        before.take(until: own[0].flatMapError { _ in .empty }.map { _ in })
      } producer: { before, own in
        before.take(until: own[0].flatMapError { _ in .empty }.map { _ in })
      },
      "take(untilReplacement:)": Link(replacementModel) { before, own in
        before.take(untilReplacement: own[0])
      } producer: { before, own in
        before.take(untilReplacement: own[0])
      },
      "skip(until:)": Link(skipUntilModel) { before, own in
        before.skip(until: own[0].flatMapError { _ in .empty }.map { _ in })
      } producer: { before, own in
        before.skip(until: own[0].flatMapError { _ in .empty }.map { _ in })
      },
      "flatMapError": Link(flatMapErrorModel) { before, own in
        before.flatMapError { _ in own[0] }
      } producer: { before, own in
        before.flatMapError { _ in own[0] }
      },
    ]
  }

  /// Returns the model of an operator with one other input; it ignores its second own source.
  private static func pairing<State>(
    _ initial: State,
    _ step: @escaping (inout State, _ input: Int, Script.Act, (Script.Act) -> Void) -> Void
  ) -> () -> Step {
    stepping(initial) { state, input, act, send in
      if input < 2 { step(&state, input, act, send) }
    }
  }

  private static var mergeModel: () -> Step {
    pairing(0) { ended, _, act, send in
      switch act {
      case .value, .ending(.failure): send(act)
      case .ending:
        ended += 1
        if ended == 2 { send(.ending(.completion)) }
      }
    }
  }

  private static var combineLatestModel: () -> Step {
    pairing((latest: [Int: Int](), completed: 0)) { state, input, act, send in
      switch act {
      case .value(let value):
        state.latest[input] = value
        if let left = state.latest[0], let right = state.latest[1] { send(.value(left - right)) }
      case .ending(.completion):
        state.completed += 1
        if state.completed == 2 { send(act) }
      case .ending: send(act)
      }
    }
  }

  private static var zipModel: () -> Step {
    pairing((waiting: [[Int](), []], completed: [false, false])) { state, input, act, send in
      switch act {
      case .value(let value): state.waiting[input].append(value)
      case .ending(.completion): state.completed[input] = true
      case .ending: send(act)
      }
      if let left = state.waiting[0].first, let right = state.waiting[1].first {
        for side in 0...1 { state.waiting[side].removeFirst() }
        send(.value(left - right))
      }
      let isOver = (0...1).contains { state.completed[$0] && state.waiting[$0].isEmpty }
      if isOver { send(.ending(.completion)) }
    }
  }

  private static var withLatestModel: () -> Step {
    pairing(Int?.none) { newest, input, act, send in
      switch (input, act) {
      case (0, .value(let value)): if let newest { send(.value(value - newest)) }
      case (0, .ending): send(act)
      case (_, .value(let value)): newest = value
      default: break
      }
    }
  }

  private static var takeUntilModel: () -> Step {
    pairing(()) { _, input, act, send in
      switch (input, act) {
      case (0, _): send(act)
      case (_, .ending(.interruption)): break
      default: send(.ending(.completion))
      }
    }
  }

  /// The replacement takes effect with its first event.
  ///
  /// A completion of the source before that is not sent.
  private static var replacementModel: () -> Step {
    pairing(false) { isReplaced, input, act, send in
      if input == 1 { isReplaced = true }
      if input == 1 || (!isReplaced && act != .ending(.completion)) { send(act) }
    }
  }

  /// An ending before the trigger fires interrupts the result when the trigger fires.
  private static var skipUntilModel: () -> Step {
    pairing((isOpen: false, isOver: false)) { state, input, act, send in
      switch (input, act) {
      case (0, .value): if state.isOpen { send(act) }
      case (0, .ending(let ending)):
        if state.isOpen { send(.ending(ending)) } else { state.isOver = true }
      case (_, .ending(.interruption)): break
      default:
        state.isOpen = true
        if state.isOver { send(.ending(.interruption)) }
      }
    }
  }

  private static var flatMapErrorModel: () -> Step {
    pairing((current: 0, isOver: false)) { state, input, act, send in
      if input == 1, case .ending = act { state.isOver = true }
      guard input == state.current else { return }
      guard input == 0, act == .ending(.failure) else { return send(act) }
      state.current = 1
      if state.isOver { send(.ending(.interruption)) }
    }
  }
}
