/// Finds the references in the text of a run, from its start to its end.
///
/// Each byte is looked at a bounded number of times.
struct ReferenceScanner {
  let text: [UInt8]
  let before: Unicode.Scalar?
  let after: Unicode.Scalar?
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
