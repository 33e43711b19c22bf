/// A value that is written as a JSON object with GitHub's fields.
protocol JSONObjectWritable: JSONWritable {
  func write(fields: inout JSONFields)
}

extension JSONObjectWritable {
  func write(to text: inout JSONText) {
    text.append("{")
    var fields = JSONFields(text)
    // The buffer is handed over rather than shared, so that appending never copies it.
    text = JSONText()
    write(fields: &fields)
    text = fields.text
    text.append("}")
  }
}
