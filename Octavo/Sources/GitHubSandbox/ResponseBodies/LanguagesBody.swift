/// The bytes of each language, the largest first.
struct LanguagesBody: JSONWritable {
  let count: LanguageCount

  func write(to text: inout JSONText) {
    let sorted = count.bytes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    text.append("{")
    for (index, language) in sorted.enumerated() {
      if index > 0 { text.append(",") }
      text.append(quoting: language.key)
      text.append(":")
      language.value.write(to: &text)
    }
    text.append("}")
  }
}
