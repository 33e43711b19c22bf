#if canImport(Glibc) || canImport(Musl)
/// Reads the answer to “what is your background colour?”: `]11;rgb:1e1e/1e1e/1e1e`.
nonisolated enum BackgroundReply {
  static let question = "\u{1B}]11;?\u{1B}\\"

  static func isLight(_ string: [UInt8]) -> Bool? {
    let text = String(decoding: string, as: UTF8.self)
    guard text.hasPrefix("]11;rgb:") else { return nil }
    let parts = text.dropFirst("]11;rgb:".count).split(separator: "/").map { part in
      Int(part, radix: 16).map { Double($0) / Double((1 << (4 * min(part.count, 8))) - 1) }
    }
    guard parts.count == 3, let red = parts[0], let green = parts[1], let blue = parts[2] else {
      return nil
    }
    return 0.299 * red + 0.587 * green + 0.114 * blue > 0.5
  }
}
#endif
