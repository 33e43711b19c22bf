/// One change of one property.
nonisolated struct RecordedChange {
  let name: String
  let old: Any
  let new: Any

  /// The change in one line; long values are left to ``difference``.
  var summary: String { "\(name): \(Self.inLine(old)) → \(Self.inLine(new))" }

  /// What the change takes away and brings, line by line.
  var difference: String { lineDifference(from: dumped(old), to: dumped(new)) }

  private static func inLine(_ value: Any) -> String {
    let text = value is String ? "“\(value)”" : "\(value)"
    return text.count <= 60 ? text : "\(text.prefix(60))…"
  }
}
