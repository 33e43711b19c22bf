import BinderyTerminal
import Measuring

func addFrames(to suite: inout Suite) {
  for count in [1_000, 100_000] {
    suite.row("frame-\(count)") { _, sink in
      let app = FrameApp(rows: count)
      return { for _ in $0 { sink.consume(app.draw()) } }
    }
  }
  suite.row("frame-key") { _, sink in
    let app = FrameApp(rows: 1_000)
    return { turns in
      for turn in turns {
        app.press(turn.isMultiple(of: 2) ? "j" : "k")
        sink.consume(app.draw())
      }
    }
  }
}
