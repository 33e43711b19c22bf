public import Bindery

/// Calls `function` with the latest value of each source whenever one sends, once all have sent.
///
/// ```swift
/// call(view.show, withLatestOf: viewModel.$title, viewModel.$subtitle)
/// ```
///
/// The sources are signals, producers or properties that cannot fail. The calls end when the handle
/// is disposed of or all sources have completed.
///
/// The idea is `rac_liftSelector:withSignals:`.
///
/// - Parameters:
///   - function: The function to call.
///   - sources: The sources of the arguments, in order.
/// - Returns: A handle: disposing of it ends the calls. Releasing it ends nothing.
@discardableResult
@MainActor
public func call<each Argument>(
  _ function: @escaping (repeat each Argument) -> Void,
  withLatestOf sources: repeat any SignalProducerConvertible<each Argument, Never>
) -> any Disposable {
  var count = 0
  for _ in repeat each sources { count += 1 }
  return SignalProducer<Void, Never>.combining(LatestGroup.self, of: count) { group, run in
    let inputs = (repeat LatestInput<each Argument, Void, Never>(of: group))
    group.begin { function(repeat (each inputs).value) }
    repeat (each sources).producer.start(each inputs, asInputOf: run)
  }.start()
}
