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
}
