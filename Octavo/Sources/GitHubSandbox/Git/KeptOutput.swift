/// An output of git in the file of ``KeptOutputs``.
///
/// The file is a mark, and four fields for each output; a field is its length in eight bytes, the
/// least significant first, and its bytes. A property list of the same took a tenth of a start to
/// read.
struct KeptOutput: Equatable {
  let repository: String
  let stamp: RefStamp
  /// The arguments, with a zero between them.
  let command: String
  let output: [UInt8]

  private static let mark = Array("octavo git-outputs 1\n".utf8)

  /// Returns the bytes of a file.
  static func file(of outputs: [KeptOutput]) -> [UInt8] {
    var bytes = mark
    for kept in outputs {
      append(Array(kept.repository.utf8), to: &bytes)
      append(kept.stamp.parts.flatMap { number($0) }, to: &bytes)
      append(Array(kept.command.utf8), to: &bytes)
      append(kept.output, to: &bytes)
    }
    return bytes
  }

  /// Reads the bytes of a file; `nil` if they are cut or of something else.
  static func outputs(in file: [UInt8]) -> [KeptOutput]? {
    guard file.starts(with: mark) else { return nil }
    var rest = file[mark.count...]
    var outputs: [KeptOutput] = []
    while !rest.isEmpty {
      guard let repository = field(&rest), let stamp = field(&rest), stamp.count % 8 == 0,
        let command = field(&rest), let output = field(&rest)
      else { return nil }
      let starts = stride(from: stamp.startIndex, to: stamp.endIndex, by: 8)
      outputs.append(
        KeptOutput(
          repository: String(decoding: repository, as: UTF8.self),
          stamp: RefStamp(parts: starts.map { number(stamp[$0..<$0 + 8]) }),
          command: String(decoding: command, as: UTF8.self),
          output: Array(output)
        )
      )
    }
    return outputs
  }

  private static func append(_ field: [UInt8], to bytes: inout [UInt8]) {
    bytes += number(field.count)
    bytes += field
  }

  private static func field(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard rest.count >= 8 else { return nil }
    let count = number(rest.prefix(8))
    rest = rest.dropFirst(8)
    guard (0...rest.count).contains(count) else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  private static func number(_ value: Int) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
