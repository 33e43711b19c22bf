/// A line at the margin with the indented lines below it.
struct Record {
  let kind: String
  let title: String
  let file: String
  let line: Int
  private var values: [String: String] = [:]

  static func all(in text: String, file: String) throws -> [Record] {
    var records: [Record] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2 else {
        throw DemoWorldError.script(file, number + 1, "a line is a key and a value")
      }
      let (key, value) = (String(words[0]), String(words[1]))
      if !line.hasPrefix(" ") {
        records.append(Record(kind: key, title: value, file: file, line: number + 1))
      } else if records.isEmpty {
        throw DemoWorldError.script(file, number + 1, "a value belongs below a record")
      } else {
        let former = key == "text" ? records[records.count - 1].values[key] : nil
        records[records.count - 1].values[key] = former.map { "\($0)\n\n\(value)" } ?? value
      }
    }
    return records
  }

  private init(kind: String, title: String, file: String, line: Int) {
    self.kind = kind
    self.title = title
    self.file = file
    self.line = line
  }

  subscript(key: String) -> String? { values[key] }

  func need(_ key: String) throws -> String {
    guard let value = values[key] else { throw error("\(kind) \(title) has no “\(key)”") }
    return value
  }

  func number(_ key: String) throws -> Int {
    guard let number = Int(try need(key)), number >= 0 else { throw error("“\(key)” is a number") }
    return number
  }

  func error(_ problem: String) -> DemoWorldError { .script(file, line, problem) }
}
