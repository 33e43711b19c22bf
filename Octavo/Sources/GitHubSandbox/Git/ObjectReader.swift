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

  private let directory: String
  private let executor: BlockingExecutor
  private var process: GitProcess?
  private var unread: [UInt8] = []

  init(directory: String) {
    self.directory = directory
    executor = BlockingExecutor(label: "git cat-file")
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// The identifier of the process, if one runs; tests kill it and expect a new one.
  var processIdentifier: Int32? { process?.identifier }

  /// Returns the kind and size of each object in the order of `ids`; `nil` for a missing one.
  func info(of ids: [ObjectID]) throws -> [Info?] {
    var answers: [Info?] = []
    // Questions and answers of a batch both fit the socket's buffers, so neither side waits for
    // the other to read first.
    for start in stride(from: 0, to: ids.count, by: 100) {
      let batch = ids[start..<min(start + 100, ids.count)]
      answers += try withProcess { process in
        try process.write(batch.flatMap { Array("info \($0)\n".utf8) })
        return try batch.map { _ in try header(from: process) }
      }
    }
    return answers
  }

  /// The one object whose name starts with these four or more hexadecimal digits.
  func find(_ prefix: String) throws -> Info? {
    guard (4...64).contains(prefix.utf8.count), prefix.utf8.allSatisfy(ObjectID.isHexadecimal)
    else { return nil }
    return try withProcess { process in
      try process.write(Array("info \(prefix)\n".utf8))
      return try header(from: process)
    }
  }

  /// The content of an object, or `nil` if it is not here.
  ///
  /// The caller checks the size first: the whole object is held in memory.
  func content(of id: ObjectID) throws -> (info: Info, bytes: [UInt8])? {
    try withProcess { process in
      try process.write(Array("contents \(id)\n".utf8))
      guard let info = try header(from: process) else { return nil }
      while unread.count < info.size + 1 { try readMore(from: process) }
      let bytes = Array(unread.prefix(info.size))
      unread.removeFirst(info.size + 1)
      return (info, bytes)
    }
  }

  private func withProcess<Value>(_ body: (GitProcess) throws -> Value) throws -> Value {
    if let process {
      do {
        return try body(process)
      } catch let failure as GitFailure where failure.reason == .interrupted {
        // It died since the last question, or in the middle of this one: once more with a new one.
      }
    }
    unread = []
    let arguments = GitInvocation.arguments(["cat-file", "--batch-command"], in: directory)
    let process = try GitProcess(arguments)
    self.process = process
    do {
      return try body(process)
    } catch {
      self.process = nil
      throw error
    }
  }

  /// Reads `<id> <kind> <size>`; anything else (`missing`, `ambiguous`) means there is no object.
  private func header(from process: GitProcess) throws -> Info? {
    var searched = 0
    var end = unread.firstIndex(of: UInt8(ascii: "\n"))
    while end == nil {
      searched = unread.count
      try readMore(from: process)
      end = unread[searched...].firstIndex(of: UInt8(ascii: "\n"))
    }
    let line = String(decoding: unread[..<(end ?? 0)], as: UTF8.self)
    unread.removeFirst((end ?? 0) + 1)
    let words = line.split(separator: " ")
    guard words.count == 3, let id = ObjectID(words[0]),
      let kind = Kind(rawValue: String(words[1])),
      let size = Int(words[2])
    else { return nil }
    return Info(id: id, kind: kind, size: size)
  }

  private func readMore(from process: GitProcess) throws {
    guard try process.read(into: &unread) else {
      throw GitFailure(reason: .interrupted, command: "cat-file")
    }
  }
}
