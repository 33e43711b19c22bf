import Bindery
import BinderySignals

extension FormLink {
  /// Operators with several inputs.
  static var joining: [String: FormLink] {
    [
      "combineLatest of many": FormLink { before, own in
        before.combineLatest(with: own[0]).combineLatest(with: own[1]).map { $0.0 + $0.1 - $1 }
      } producer: { before, own in
        before.combineLatest(with: own[0]).combineLatest(with: own[1]).map { $0.0 + $0.1 - $1 }
      },
      "zip of many": FormLink { before, own in
        before.zip(with: own[0]).zip(with: own[1]).map { $0.0 + $0.1 - $1 }
      } producer: { before, own in
        before.zip(with: own[0]).zip(with: own[1]).map { $0.0 + $0.1 - $1 }
      },
      "sample": FormLink { before, own in
        before.sample(with: own[0].flatMapError { _ in .empty }).map { $0 * 10 + $1 }
      } producer: { before, own in
        before.sample(with: own[0].flatMapError { _ in .empty }).map { $0 * 10 + $1 }
      },
      "race": FormLink { before, own in
        before.race(with: own[0])
      } producer: { before, own in
        before.race(with: own[0])
      },
      "merge of many": FormLink { before, own in
        before.merge(with: own[0]).merge(with: own[1])
      } producer: { before, own in
        before.merge(with: own[0]).merge(with: own[1])
      },
      "flatMap(.race)": FormLink { before, own in
        before.flatMap(.race) { own[abs($0 % 2)] }
      } producer: { before, own in
        before.flatMap(.race) { own[abs($0 % 2)] }
      },
      "flatMap(.throttle)": FormLink { before, own in
        before.flatMap(.throttle) { own[abs($0 % 2)] }
      } producer: { before, own in
        before.flatMap(.throttle) { own[abs($0 % 2)] }
      },
      "flatMap(.concurrent)": FormLink { before, own in
        before.flatMap(.concurrent(limit: 2)) { own[abs($0 % 2)] }
      } producer: { before, own in
        before.flatMap(.concurrent(limit: 2)) { own[abs($0 % 2)] }
      },
    ]
  }

  /// Operators that make signals of signals.
  static var grouping: [String: FormLink] {
    [
      "groupBy": FormLink {
        $0.groupBy { $0 % 2 }.flatMap(.merge) { group in group.signal.map { $0 + group.key } }
      } producer: {
        $0.groupBy { $0 % 2 }.flatMap(.merge) { group in group.signal.map { $0 + group.key } }
      },
      "window": FormLink { before, _, time in
        before.window(time: time.pause, count: 2, on: time.clock).flatMap(.concat) { $0 }
      } producer: { before, _, time in
        before.window(time: time.pause, count: 2, on: time.clock).flatMap(.concat) { $0 }
      },
    ]
  }
}
