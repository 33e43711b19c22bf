/// The members that the template of an issue gives to it.
struct TemplateHead: Equatable {
  private(set) var name = ""
  private(set) var labels: [String] = []
  private(set) var assignees: [String] = []

  /// Reads the head of a template in Markdown, or of a form.
  ///
  /// A member is written in one line, or as a list with a line for each value.
  init(_ text: String) {
    var member = ""
    for line in text.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("body:") { break }
      if let colon = line.firstIndex(of: ":"), line.first?.isLetter == true {
        member = String(line[..<colon])
        add(String(line[line.index(after: colon)...]), to: member)
      } else if let dash = line.firstIndex(of: "-"), !line.hasPrefix("---") {
        add(String(line[line.index(after: dash)...]), to: member)
      }
    }
  }

  private mutating func add(_ value: String, to member: String) {
    let words = value.split { "[],".contains($0) }.map { word in
      String(word.drop { " \"'".contains($0) }.reversed().drop { " \"'".contains($0) }.reversed())
    }
    .filter { !$0.isEmpty }
    switch member {
    case "name": name = words.joined(separator: ",")
    case "labels": labels += words
    case "assignees": assignees += words
    default: break
    }
  }
}
