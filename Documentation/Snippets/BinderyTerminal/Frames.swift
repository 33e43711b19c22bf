import BinderyTerminal

@MainActor
func hello() -> Frame {
  var frame = Frame(size: Size(columns: 20, rows: 2))
  frame.write([Run("Hello", .bold)], in: frame.bounds)
  return frame
}

@MainActor
func arrow() -> [InputEvent] {
  var decoder = InputDecoder()
  let events = decoder.feed([0x1B, 0x5B, 0x41])  // [.key(KeyPress(.up))]
  return events
}
