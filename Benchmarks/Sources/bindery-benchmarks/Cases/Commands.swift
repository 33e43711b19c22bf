import BinderySignals
import Measuring

func addCommands(to suite: inout Suite) {
  suite.row("l") { _, sink in
    let command = Command<Int, Void> { (value: Int) in sink.consume(value) }
    return { for value in $0 { command.execute(value) } }
  }
  suite.row("l-async") { _, sink in
    let command = Command<Int, Void> { (value: Int) async in sink.consume(value) }
    return { for value in $0 { command.execute(value) } }
  }
  suite.row("l-action") { held, sink in
    let action = Action<Int, Void, Never> { value in
      SignalProducer { observer, _ in
        sink.consume(value)
        observer.sendCompleted()
      }
    }
    held += action
    return { for value in $0 { action.apply(value).start() } }
  }
}
