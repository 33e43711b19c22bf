import Bindery
import BinderySignals

extension FormLink {
  /// Operators with one input that have no model.
  static var ofValues: [String: FormLink] {
    [
      "compactMap": FormLink {
        $0.compactMap { $0 == 2 ? nil : $0 }
      } producer: {
        $0.compactMap { $0 == 2 ? nil : $0 }
      },
      "skipNil": FormLink {
        $0.map { $0 == 1 ? nil : $0 }.skipNil()
      } producer: {
        $0.map { $0 == 1 ? nil : $0 }.skipNil()
      },
      "skip(first:)": FormLink {
        $0.skip(first: 2)
      } producer: {
        $0.skip(first: 2)
      },
      "scanMap": FormLink {
        $0.scanMap(0) { ($0 + $1, $0 - $1) }
      } producer: {
        $0.scanMap(0) { ($0 + $1, $0 - $1) }
      },
      "mapError": FormLink {
        $0.mapError { $0 }
      } producer: {
        $0.mapError { $0 }
      },
      "materializeResults": FormLink {
        $0.materializeResults().dematerializeResults()
      } producer: {
        $0.materializeResults().dematerializeResults()
      },
      "collect": FormLink {
        $0.collect { sum, _ in sum.count == 2 }.map(\.count)
      } producer: {
        $0.collect { sum, _ in sum.count == 2 }.map(\.count)
      },
    ]
  }

  /// Operators that may end early, and some that wrap others.
  static var ofEndings: [String: FormLink] {
    [
      "take(until:) including": FormLink {
        $0.take(until: { $0 < 2 })
      } producer: {
        $0.take(until: { $0 < 2 })
      },
      "attempt": FormLink {
        $0.attempt { $0 == 3 ? .failure(ScriptFailure()) : .success(()) }
      } producer: {
        $0.attempt { $0 == 3 ? .failure(ScriptFailure()) : .success(()) }
      },
      "attemptMap": FormLink {
        $0.attemptMap { $0 == 3 ? .failure(ScriptFailure()) : .success($0 * 2) }
      } producer: {
        $0.attemptMap { $0 == 3 ? .failure(ScriptFailure()) : .success($0 * 2) }
      },
      "logEvents": FormLink {
        $0.logEvents(logger: { _, _, _, _, _ in })
      } producer: {
        $0.logEvents(logger: { _, _, _, _, _ in })
      },
      "flatten(.latest) of producers": FormLink {
        $0.map { SignalProducer<Int, ScriptFailure>([$0, $0 + 1]) }.flatten(.latest)
      } producer: {
        $0.map { SignalProducer<Int, ScriptFailure>([$0, $0 + 1]) }.flatten(.latest)
      },
      "flatten of sequences": FormLink {
        $0.map { [$0, $0 + 1] }.flatten()
      } producer: {
        $0.map { [$0, $0 + 1] }.flatten()
      },
    ]
  }
}
