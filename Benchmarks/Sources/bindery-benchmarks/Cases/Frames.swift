import BinderyTerminal
import Measuring

func addFrames(to suite: inout Suite) {
  for count in [1_000, 100_000] {
    suite.row("frame-\(count)") { _, sink in
      let app = FrameApp(rows: count)
      return { for _ in $0 { sink.consume(app.draw()) } }
    }
  }
  for count in [100_000, 200_000] {
    suite.row("frame-sections-\(count)") { _, sink in
      let app = FrameApp(rows: count, inSections: true)
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
  suite.row("push-pop-host") { _, sink in
    let app = FrameApp(rows: 1_000)
    return { for _ in $0 { sink.consume(app.pushAndPop()) } }
  }
  suite.memory("bytes-push-pop-host", count: 10_000) { _, sink in
    let app = FrameApp(rows: 1_000)
    return MemoryCase.Subject(
      make: { sink.consume(app.pushAndPop()) },
      works: { app.depth == 1 }
    )
  }
  suite.amount("bytes-changed-cell") { bytesOfChangedCell() }
}

/// The bytes that show a frame of 200 × 60 cells of which one has changed.
private func bytesOfChangedCell() -> Int {
  var renderer = Renderer(theme: Theme(depth: .full, background: .dark))
  var frame = Frame(size: Size(columns: 200, rows: 60))
  for row in 0..<60 { frame.write(String(repeating: "x", count: 200), in: frame.bounds, row: row) }
  _ = renderer.bytes(for: frame)
  frame.write("y", Style(.accent, .bold), in: frame.bounds, row: 40, column: 120)
  return renderer.bytes(for: frame).count
}
