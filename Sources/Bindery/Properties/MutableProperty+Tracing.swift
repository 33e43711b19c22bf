extension MutableProperty: TraceableProperty {
  func traceWrites(as name: String) {
    let entry = TraceName(name, of: ownChannel)
    _ = ownChannel.listen { value in
      if Trace.isOn { Trace.report(.change(property: entry.name, value: "\(value)")) }
    }
  }
}
