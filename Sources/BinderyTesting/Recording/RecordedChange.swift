/// One change of one property.
nonisolated struct RecordedChange {
  let name: String
  let old: Any
  let new: Any

  /// The change in one line, with long values cut off; ``difference`` shows them in full.
  var summary: String { "\(name): \(Self.inLine(old)) → \(Self.inLine(new))" }

  /// The removed and the inserted lines of the dumped value.
  var difference: String { lineDifference(from: dumped(old), to: dumped(new)) }

  /// Whether both values are scalars.
  var isScalar: Bool { scalarText(old) != nil && scalarText(new) != nil }

  /// The change in one line where both values are scalars, otherwise line by line.
  var report: String {
    guard let old = scalarText(old), let new = scalarText(new) else {
      return "\(name)\n\(difference)"
    }
    return "\(name): \(old) → \(new)"
  }

  private static func inLine(_ value: Any) -> String {
    let text = scalarText(value) ?? "\(value)"
    return text.count <= 60 ? text : "\(text.prefix(60))…"
  }
}

/// Returns a scalar as text, and `nil` for any other value.
///
/// A scalar is a number, a Boolean, a text of one line, an enum case without associated values, or
/// an optional of these.
nonisolated func scalarText(_ value: Any) -> String? {
  if let text = value as? String { return text.contains { $0.isNewline } ? nil : "“\(text)”" }
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional {
    guard let wrapped = mirror.children.first else { return "nil" }
    return scalarText(wrapped.value)
  }
  return mirror.children.isEmpty ? "\(value)" : nil
}
