/// Finds the references in the text of a run, from its start to its end.
///
/// Each byte is looked at a bounded number of times.
struct ReferenceScanner {
  private let text: [UInt8]
  private let before: Unicode.Scalar?
  private let after: Unicode.Scalar?
  private var index = 0

  /// Makes a scanner of a text that stands between two characters; `nil` for none.
  init(_ text: [UInt8], between before: Unicode.Scalar? = nil, and after: Unicode.Scalar? = nil) {
    (self.text, self.before, self.after) = (text, before, after)
  }

  /// Returns the next reference and its place in the text; `nil` at the end.
  mutating func next() -> (range: Range<Int>, reference: TextReference)? {
    while index < text.count {
      let start = index
      switch text[start] {
      case UInt8(ascii: "#"):
        if let found = thread(from: start, nil, nil) { return found }
        index = start + 1
      case UInt8(ascii: "@"):
        if let found = mention(at: start) { return found }
        index = max(index, start + 1)
      case let byte where byte.isName:
        index = end(of: start, \.isName)
        if let found = word(start..<index) { return found }
      default: index += 1
      }
    }
    return nil
  }

  /// Returns the reference that a word of letters, digits, `-`, `_`, `.` and `/` is or begins.
  private mutating func word(
    _ word: Range<Int>
  ) -> (range: Range<Int>, reference: TextReference)? {
    let isFree = !isWord(before: word.lowerBound)
    let sign = word.upperBound < text.count ? text[word.upperBound] : 0
    guard isFree, sign == UInt8(ascii: "#") || sign == UInt8(ascii: "@") else {
      return isFree ? single(word) : nil
    }
    let parts = text[word].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ $0.count <= 100 }), Self.isLogin(parts[0]) else {
      return skipSign(after: word)
    }
    let owner = String(decoding: parts[0], as: UTF8.self)
    let name = parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : nil
    guard name != "", name != ".", name != ".." else { return skipSign(after: word) }
    if sign == UInt8(ascii: "#") {
      guard let name, let found = thread(from: word.upperBound, owner, name) else {
        return skipSign(after: word)
      }
      return (word.lowerBound..<found.range.upperBound, found.reference)
    }
    let end = end(of: word.upperBound + 1, \.isWord)
    let hash = text[word.upperBound + 1..<end]
    guard Self.isHash(hash), !isWord(at: end) else { return skipSign(after: word) }
    index = end
    let sha = String(decoding: hash, as: UTF8.self)
    return (word.lowerBound..<end, .commit(owner: owner, repository: name, sha: sha))
  }

  /// Leaves a sign behind a word out: it is inside of a word, unless a dot or a dash ends that.
  private mutating func skipSign(
    after word: Range<Int>
  ) -> (range: Range<Int>, reference: TextReference)? {
    if isWord(before: word.upperBound) || text[word.upperBound - 1] == UInt8(ascii: "/") {
      index = word.upperBound + 1
    }
    return nil
  }

  /// Returns `GH-12`, or the hash of a commit; dots at the end belong to the sentence.
  private mutating func single(
    _ word: Range<Int>
  ) -> (range: Range<Int>, reference: TextReference)? {
    var word = word
    while word.count > 1, text[word.upperBound - 1] == UInt8(ascii: ".") {
      word = word.lowerBound..<word.upperBound - 1
    }
    guard word.count <= 85, !isWord(at: word.upperBound) else { return nil }
    let prefix = String(decoding: text[word].prefix(3), as: UTF8.self)
    if prefix.lowercased() == "gh-", let number = Self.number(text[word].dropFirst(3)) {
      return (word, .thread(owner: nil, repository: nil, number: number))
    }
    // The two commits of a comparison, such as “1a2b3c4...5d6e7f8”, are a link each.
    let first = end(of: word.lowerBound, \.isWord)
    let rest = text[first..<word.upperBound]
    let isRange =
      rest.starts(with: "..".utf8)
      && rest.drop { $0 == UInt8(ascii: ".") }
        .allSatisfy(\.isWord)
    guard rest.isEmpty || isRange, Self.isHash(text[word.lowerBound..<first]) else { return nil }
    index = end(of: first) { $0 == UInt8(ascii: ".") }
    let sha = String(decoding: text[word.lowerBound..<first], as: UTF8.self)
    return (word.lowerBound..<first, .commit(owner: nil, repository: nil, sha: sha))
  }

  /// Returns the number behind a sign.
  private mutating func thread(
    from sign: Int,
    _ owner: String?,
    _ repository: String?
  ) -> (range: Range<Int>, reference: TextReference)? {
    let end = end(of: sign + 1, \.isDigit)
    guard owner != nil || !isJoined(before: sign), !isWord(at: end),
      let number = Self.number(text[sign + 1..<end])
    else { return nil }
    index = end
    return (sign..<end, .thread(owner: owner, repository: repository, number: number))
  }

  /// Returns the account or the team behind a sign.
  private mutating func mention(
    at sign: Int
  ) -> (range: Range<Int>, reference: TextReference)? {
    guard !isJoined(before: sign) else { return nil }
    var end = end(of: sign + 1) { $0.isLoginPart }
    let login = text[sign + 1..<end]
    guard Self.isLogin(login) else { return nil }
    let name = String(decoding: login, as: UTF8.self)
    var reference = TextReference.account(name)
    if end < text.count, text[end] == UInt8(ascii: "/") {
      let team = end + 1..<self.end(of: end + 1) { $0.isLoginPart || $0 == UInt8(ascii: "_") }
      index = team.upperBound
      guard !team.isEmpty, team.count <= 100, text[team.lowerBound].isWord else { return nil }
      let slug = String(decoding: text[team], as: UTF8.self)
      (reference, end) = (.team(organization: name, team: slug), team.upperBound)
    }
    index = end
    // “@ada.” ends a sentence, “@ada.dev” is no mention.
    let dots = self.end(of: end) { $0 == UInt8(ascii: ".") }
    guard !isWord(at: dots), byte(at: end) != UInt8(ascii: "/") else { return nil }
    return (sign..<end, reference)
  }
}

extension ReferenceScanner {
  /// Returns the end of the bytes from a place on that have a property.
  private func end(of start: Int, _ isPart: (UInt8) -> Bool) -> Int {
    var end = start
    while end < text.count, isPart(text[end]) { end += 1 }
    return end
  }

  private func byte(at place: Int) -> UInt8? { place < text.count ? text[place] : nil }

  /// Whether the character before a place belongs to the same word as what follows, or to the same
  /// address.
  private func isJoined(before place: Int) -> Bool {
    let signs: [Unicode.Scalar] = ["&", "/", "#", "@"]
    return scalar(before: place).map { $0.isWord || signs.contains($0) } ?? false
  }

  private func isWord(before place: Int) -> Bool { scalar(before: place)?.isWord ?? false }

  private func isWord(at place: Int) -> Bool {
    guard place < text.count else { return after?.isWord ?? false }
    let end = min(text.count, place + 4)
    return String(decoding: text[place..<end], as: UTF8.self).unicodeScalars.first?.isWord ?? false
  }

  private func scalar(before place: Int) -> Unicode.Scalar? {
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

  private static func isLogin(_ word: ArraySlice<UInt8>) -> Bool {
    let hyphen = UInt8(ascii: "-")
    return (1...39).contains(word.count) && word.allSatisfy(\.isLoginPart) && word.first != hyphen
      && word.last != hyphen
  }
}

extension UInt8 {
  fileprivate var isLoginPart: Bool { isLetter || isDigit || self == 0x2D }
  /// Whether it is an ASCII letter, a digit or an underscore.
  fileprivate var isWord: Bool { isLetter || isDigit || self == 0x5F }
  /// Whether it can be a part of `owner/repo` or of a hash with dots around it.
  fileprivate var isName: Bool { isWord || [0x2D, 0x2E, 0x2F].contains(self) }
}

extension Unicode.Scalar {
  /// Whether it is a letter, a digit or an underscore; scripts without spaces do not count.
  fileprivate var isWord: Bool {
    if isASCII { return UInt8(value).isWord }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .decimalNumber:
      return true
    default: return false
    }
  }
}
