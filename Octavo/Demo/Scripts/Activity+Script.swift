extension DemoWorld.Activity {
  /// Reads the records of a script in their order.
  static func all(in text: String, file: String) throws -> [DemoWorld.Activity] {
    try Record.all(in: text, file: file).map(DemoWorld.Activity.init)
  }

  private init(_ record: Record) throws {
    guard let kind = Kind(rawValue: record.kind) else {
      throw record.error("there is no action “\(record.kind)”")
    }
    self.init(
      kind: kind,
      actor: try record.need("by"),
      repository: record.title,
      age: try record.age(),
      number: record["number"].flatMap { Int($0) },
      title: record["title"],
      text: record["text"],
      labels: record["labels"]?.split(separator: " ").map(String.init) ?? []
    )
  }
}
