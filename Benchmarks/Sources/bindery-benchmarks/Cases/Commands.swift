import BinderySignals
import Measuring

func addCommands(to suite: inout Suite) {
  suite.row("l") { _ in
    let command = Command<Int, Void> { (value: Int) in consume(value) }
    return { for value in $0 { command.execute(value) } }
  }
  suite.row("l-async") { _ in
    let command = Command<Int, Void> { (value: Int) async in consume(value) }
    return { for value in $0 { command.execute(value) } }
  }
}
