/// Reads objects of one repository through a `git cat-file` that is kept running.
///
/// The process starts with the first request, and again with the next one after it has died.
actor ObjectReader {
  struct Info: Equatable, Sendable {
    let id: ObjectID
    let kind: Kind
    let size: Int
  }

  enum Kind: String, Sendable {
    case commit, tree, blob, tag
  }

  private let command: GitCommand
  private var session: GitSession?

  init(directory: String) {
    command = GitCommand(
      arguments: GitInvocation.arguments(["cat-file", "--batch-command"], in: directory),
      keepsErrors: false
    )
  }

  /// The identifier of the process, if one runs; tests kill it and expect a new one.
  var processIdentifier: Int32? { session?.processIdentifier }

  /// Returns the kind and size of each object in the order of `ids`; `nil` for a missing one.
  func info(of ids: [ObjectID]) async throws -> [Info?] {
    var answers: [Info?] = []
    // The requests and the answers of a batch both fit the buffers of the pipes, so that neither
    // side waits for the other to read first.
    for start in stride(from: 0, to: ids.count, by: 100) {
      let batch = ids[start..<min(start + 100, ids.count)]
      answers += try await perform { git in
        try await git.write(batch.map { "info \($0)\n" }.joined())
        var batchAnswers: [Info?] = []
        for _ in batch { batchAnswers.append(try await git.header()) }
        return batchAnswers
      }
    }
    return answers
  }

  /// Returns the one object whose name starts with these four or more hexadecimal digits.
  func find(_ prefix: String) async throws -> Info? {
    guard (4...64).contains(prefix.utf8.count), prefix.utf8.allSatisfy(ObjectID.isHexadecimal)
    else { return nil }
    return try await perform { git in
      try await git.write("info \(prefix)\n")
      return try await git.header()
    }
  }

  /// Returns the content of an object, or `nil` if it is not here.
  ///
  /// The caller checks the size first: the whole object is held in memory.
  func content(of id: ObjectID) async throws -> (info: Info, bytes: [UInt8])? {
    try await perform { git in
      try await git.write("contents \(id)\n")
      guard let info = try await git.header() else { return nil }
      return (info, try await git.content(length: info.size))
    }
  }

  private func perform<Value: Sendable>(
    _ body: @escaping @Sendable (inout GitChannel) async throws -> Value
  ) async throws -> Value {
    if let session {
      do {
        return try await session.perform(body)
      } catch let failure as GitFailure where failure.reason == .interrupted {
        // It died since the last request, or during this one: once more with a new process, which
        // another caller may have started meanwhile.
        if self.session === session { self.session = nil }
      }
    }
    let session = session ?? GitSession(command)
    self.session = session
    do {
      return try await session.perform(body)
    } catch {
      if self.session === session { self.session = nil }
      throw error
    }
  }
}

extension GitChannel {
  /// Reads `<id> <kind> <size>`; anything else (`missing`, `ambiguous`) means there is no object.
  fileprivate mutating func header() async throws -> ObjectReader.Info? {
    let record = try await record(endedBy: UInt8(ascii: "\n"))
    guard let record, !isAtEnd else { throw interrupted }
    let words = String(decoding: record, as: UTF8.self).split(separator: " ")
    guard words.count == 3, let id = ObjectID(words[0]),
      let kind = ObjectReader.Kind(rawValue: String(words[1])),
      let size = Int(words[2])
    else { return nil }
    return ObjectReader.Info(id: id, kind: kind, size: size)
  }

  /// Reads an object and the line break behind it.
  fileprivate mutating func content(length: Int) async throws -> [UInt8] {
    guard let bytes = try await bytes(length + 1), bytes.count == length + 1 else {
      throw interrupted
    }
    return Array(bytes.dropLast())
  }
}
