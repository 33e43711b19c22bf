/// A value with a JSON form.
protocol JSONWritable: Sendable {
  func write(to text: inout JSONText)
}
