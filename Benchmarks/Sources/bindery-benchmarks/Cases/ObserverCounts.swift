import BinderySignals
import Measuring

func addObserverCounts(to suite: inout Suite) {
  suite.observerCounts { sink in
    let (output, input) = Signal<Int, Never>.pipe()
    var tokens: [any Disposable] = []
    return ObserverCountCase.Source(
      add: { count in
        for _ in 0..<count {
          if let token = output.observeValues({ sink.consume($0) }) { tokens.append(token) }
        }
      },
      send: { for value in $0 { input.send(value: value) } },
      removeAll: {
        for token in tokens { token.dispose() }
        tokens.removeAll(keepingCapacity: true)
      }
    )
  }
}
