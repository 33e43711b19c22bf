/// The fields of an annotated tag.
struct TagObject: Equatable, Sendable {
  let id: ObjectID
  let name: String
  let target: ObjectID
  let targetKind: ObjectReader.Kind
  /// `nil` in a tag of the first years of git, which has no tagger.
  let tagger: CommitRecord.Signature?
  /// The message, without a signature.
  let message: String

  /// Objects of more bytes than this are not read.
  fileprivate static let longest = 1 << 20

  init?(id: ObjectID, bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
    var header: [Substring: Substring] = [:]
    for line in lines.prefix(while: { !$0.isEmpty }) {
      let words = line.split(separator: " ", maxSplits: 1)
      if words.count == 2 { header[words[0]] = words[1] }
    }
    guard let target = header["object"].flatMap({ ObjectID($0) }),
      let kind = header["type"].flatMap({ ObjectReader.Kind(rawValue: String($0)) })
    else { return nil }
    self.id = id
    name = header["tag"].map(String.init) ?? ""
    self.target = target
    targetKind = kind
    tagger = header["tagger"].flatMap(CommitRecord.Signature.init(header:))
    message = lines.drop { !$0.isEmpty }.dropFirst().prefix { !$0.hasPrefix("-----BEGIN ") }
      .joined(separator: "\n")
  }
}

extension CommitRecord.Signature {
  /// Reads `Name <address> 1700000000 +0100`.
  fileprivate init?(header: Substring) {
    guard let open = header.firstIndex(of: "<"), let close = header.lastIndex(of: ">"),
      open < close
    else { return nil }
    let rest = header[header.index(after: close)...].split(separator: " ")
    self.init(
      name: header[..<open].split(separator: " ").joined(separator: " "),
      email: String(header[header.index(after: open)..<close]),
      time: rest.first.flatMap { Int($0) } ?? 0
    )
  }
}

extension GitRepository {
  /// An annotated tag by the name of its object; `nil` for any other object.
  func tagObject(_ id: ObjectID) async throws -> TagObject? {
    guard let info = try await objects.info(of: [id])[0], info.kind == .tag,
      info.size <= TagObject.longest, let object = try await objects.content(of: id)
    else { return nil }
    return TagObject(id: id, bytes: object.bytes)
  }
}
