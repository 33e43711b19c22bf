#if canImport(Glibc) || canImport(Musl)
/// The bytes that a terminal sends for the name of a key.
nonisolated enum KeyEncoder {
  static func bytes(for word: String) -> [UInt8]? {
    if word.count > 1, word.hasPrefix("\""), word.hasSuffix("\"") {
      return Array(word.dropFirst().dropLast().utf8)
    }
    if word.hasPrefix("Paste\""), word.hasSuffix("\""), word.count > 6 {
      return Array("\u{1B}[200~\(word.dropFirst(6).dropLast())\u{1B}[201~".utf8)
    }
    return pointer(word) ?? key(word)
  }

  private static func pointer(_ word: String) -> [UInt8]? {
    let parts = word.split(separator: "@", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let place = parts[1].split(separator: ",").compactMap { Int($0) }
    guard place.count == 2 else { return nil }
    let button =
      switch parts[0] {
      case "Click": 0
      case "Drag": 32
      case "WheelUp": 64
      case "WheelDown": 65
      default: -1
      }
    guard button >= 0 else { return nil }
    return Array("\u{1B}[<\(button);\(place[0] + 1);\(place[1] + 1)M".utf8)
  }

  static func key(_ word: String) -> [UInt8]? {
    var rest = Substring(word)
    var modifiers: KeyPress.Modifiers = []
    var found = true
    while found {
      found = false
      for (name, modifier) in modifierNames where rest.hasPrefix(name) && rest.count > name.count {
        rest = rest.dropFirst(name.count)
        modifiers.insert(modifier)
        found = true
      }
    }
    let code = modifiers.rawValue == 0 ? "" : "\(modifiers.rawValue + 1)"
    if let final = cursorKeys[String(rest)] {
      return Array(code.isEmpty ? "\u{1B}[\(final)".utf8 : "\u{1B}[1;\(code)\(final)".utf8)
    }
    if let number = numberedKeys[String(rest)] {
      return Array("\u{1B}[\(number)\(code.isEmpty ? "" : ";" + code)~".utf8)
    }
    return plainKey(String(rest), modifiers)
  }

  private static func plainKey(_ name: String, _ modifiers: KeyPress.Modifiers) -> [UInt8]? {
    let escape: [UInt8] = modifiers.contains(.alt) ? [0x1B] : []
    if name == "Tab", modifiers == .shift { return Array("\u{1B}[Z".utf8) }
    guard !modifiers.contains(.shift) else { return nil }
    guard !modifiers.contains(.control) else {
      guard let letter = name == "Space" ? "@" : name.utf8.first.map({ Unicode.Scalar($0) }),
        name == "Space" || name.utf8.count == 1, (0x40..<0x7F).contains(letter.value)
      else { return nil }
      return escape + [UInt8(letter.value & 0x1F)]
    }
    if let byte = bytesOfNames[name] { return escape + [byte] }
    return name.count == 1 ? escape + Array(name.utf8) : nil
  }

  private static let modifierNames: [(String, KeyPress.Modifiers)] = [
    ("Ctrl+", .control), ("Alt+", .alt), ("Shift+", .shift),
  ]

  private static let bytesOfNames: [String: UInt8] = [
    "Enter": 0x0D, "Tab": 0x09, "Esc": 0x1B, "Escape": 0x1B, "Backspace": 0x7F, "Space": 0x20,
  ]

  private static let cursorKeys = [
    "Up": "A", "Down": "B", "Right": "C", "Left": "D", "Home": "H", "End": "F",
  ]

  private static let numberedKeys = [
    "Insert": 2, "Delete": 3, "PageUp": 5, "PageDown": 6, "F1": 11, "F2": 12, "F3": 13, "F4": 14,
    "F5": 15, "F6": 17, "F7": 18, "F8": 19, "F9": 20, "F10": 21, "F11": 23, "F12": 24,
  ]
}
#endif
