import BinderySignals
import Measuring

func addLists(to suite: inout Suite) {
  suite.row("list-insert") { _, sink in
    let (old, new) = ListExample.inserted
    precondition(ChangeSet(from: old, to: new).insertions == [50_000])
    return { for _ in $0 { sink.consume(ChangeSet(from: old, to: new).insertions.count) } }
  }
  suite.row("list-shuffle") { _, sink in
    let (old, new) = ListExample.shuffled
    precondition(!ChangeSet(from: old, to: new).moves.isEmpty)
    return { for _ in $0 { sink.consume(ChangeSet(from: old, to: new).moves.count) } }
  }
}
