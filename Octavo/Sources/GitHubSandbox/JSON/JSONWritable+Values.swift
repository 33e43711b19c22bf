extension String: JSONWritable {
  func write(to text: inout JSONText) { text.append(quoting: self) }
}

extension Int: JSONWritable {
  func write(to text: inout JSONText) { text.bytes += Array(String(self).utf8) }
}

extension Double: JSONWritable {
  func write(to text: inout JSONText) {
    text.bytes += Array((isFinite ? String(self) : "0.0").utf8)
  }
}

extension Bool: JSONWritable {
  func write(to text: inout JSONText) { text.append(self ? "true" : "false") }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
  func write(to text: inout JSONText) {
    if let self { self.write(to: &text) } else { text.append("null") }
  }
}

extension Array: JSONWritable where Element: JSONWritable {
  func write(to text: inout JSONText) {
    text.append("[")
    for (index, element) in enumerated() {
      if index > 0 { text.append(",") }
      element.write(to: &text)
    }
    text.append("]")
  }
}
