/// An object in one of GitHub's shapes.
protocol Shape: JSONWritable {
  func write(fields: inout ShapeFields)
}

extension Shape {
  func write(to text: inout JSONText) {
    text.append("{")
    var fields = ShapeFields(text)
    // The buffer is handed over rather than shared, so that appending never copies it.
    text = JSONText()
    write(fields: &fields)
    text = fields.text
    text.append("}")
  }
}
