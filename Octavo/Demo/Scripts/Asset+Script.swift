extension DemoWorld.Asset {
  /// Reads the records of `World/releases.txt` in their order.
  static func all(in text: String, file: String) throws -> [DemoWorld.Asset] {
    try Record.all(in: text, file: file).map(DemoWorld.Asset.init)
  }

  private init(_ record: Record) throws {
    guard record.kind == "asset" else {
      throw record.error("there is no record “\(record.kind)”")
    }
    self.init(
      repository: record.title,
      tag: try record.need("tag"),
      name: try record.need("name"),
      type: try record.need("type"),
      size: try record.number("size"),
      downloads: try record.number("downloads")
    )
  }
}
