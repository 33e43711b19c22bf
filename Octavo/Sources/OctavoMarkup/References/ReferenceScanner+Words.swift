/// The characters and words of the text that is scanned.
extension ReferenceScanner {
  /// Returns the end of the bytes from a place on that have a property.
  func end(of start: Int, _ isPart: (UInt8) -> Bool) -> Int {
    var end = start
    while end < text.count, isPart(text[end]) { end += 1 }
    return end
  }

  func byte(at place: Int) -> UInt8? { place < text.count ? text[place] : nil }

  /// Whether the character before a place belongs to the same word as what follows, or to the same
  /// address.
  func isJoined(before place: Int) -> Bool {
    let signs: [Unicode.Scalar] = ["&", "/", "#", "@"]
    return scalar(before: place).map { $0.isWord || signs.contains($0) } ?? false
  }

  func isWord(before place: Int) -> Bool { scalar(before: place)?.isWord ?? false }

  func isWord(at place: Int) -> Bool {
    guard place < text.count else { return after?.isWord ?? false }
    let end = min(text.count, place + 4)
    return String(decoding: text[place..<end], as: UTF8.self).unicodeScalars.first?.isWord ?? false
  }

  func scalar(before place: Int) -> Unicode.Scalar? {
    guard place > 0 else { return before }
    var start = place - 1
    while start > 0, text[start] & 0xC0 == 0x80 { start -= 1 }
    return String(decoding: text[start..<place], as: UTF8.self).unicodeScalars.last
  }

  /// Returns the number of a thread; `nil` for anything else.
  static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...9).contains(digits.count), digits.first != UInt8(ascii: "0") else { return nil }
    return digits.allSatisfy(\.isDigit) ? Int(String(decoding: digits, as: UTF8.self)) : nil
  }

  /// Whether a word is the hash of a commit: 7 to 40 digits.
  ///
  /// A short number such as 1500000 has no letter, and a word such as “defaced” no digit.
  static func isHash(_ word: ArraySlice<UInt8>) -> Bool {
    guard (7...40).contains(word.count) else { return false }
    let letters = UInt8(ascii: "a")...UInt8(ascii: "f")
    guard word.allSatisfy({ $0.isDigit || letters.contains($0) }) else { return false }
    return word.contains(where: \.isDigit)
      && (word.count == 40 || word.contains(where: letters.contains))
  }

  static func isLogin(_ word: ArraySlice<UInt8>) -> Bool {
    let hyphen = UInt8(ascii: "-")
    return (1...39).contains(word.count) && word.allSatisfy(\.isLoginPart) && word.first != hyphen
      && word.last != hyphen
  }
}

extension UInt8 {
  var isLoginPart: Bool { isLetter || isDigit || self == 0x2D }
  /// Whether it is an ASCII letter, a digit or an underscore.
  var isWord: Bool { isLetter || isDigit || self == 0x5F }
  /// Whether it can be a part of `owner/repo` or of a hash with dots around it.
  var isName: Bool { isWord || [0x2D, 0x2E, 0x2F].contains(self) }
}

extension Unicode.Scalar {
  /// Whether it is a letter, a digit or an underscore; scripts without spaces do not count.
  var isWord: Bool {
    if isASCII { return UInt8(value).isWord }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .decimalNumber:
      return true
    default: return false
    }
  }
}
