/// The place in the source code where an observer or a computed property is made.
///
/// The texts are literals, which are never deallocated: two pointers and a number take no more
/// space than one `StaticString`.
// Safe because both texts end with a zero and are never deallocated.
@usableFromInline
@safe package struct SourceLabel {
  @usableFromInline let text: UnsafePointer<UInt8>
  @usableFromInline let file: UnsafePointer<UInt8>?
  @usableFromInline let line: UInt32

  /// Makes a label with the file and line that the compiler passes.
  @inlinable
  package init(_ text: StaticString, _ file: StaticString, _ line: UInt) {
    unsafe self.text = SourceLabel.start(of: text)
    unsafe self.file = SourceLabel.start(of: file)
    self.line = UInt32(clamping: line)
  }

  /// Returns the bytes of `text`, which end with a zero.
  ///
  /// A literal of one character may be stored without bytes; it is shown as “unnamed”.
  @inlinable
  static func start(of text: StaticString) -> UnsafePointer<UInt8> {
    unsafe text.hasPointerRepresentation ? text.utf8Start : ("unnamed" as StaticString).utf8Start
  }
}

// Written by hand, because a synthesized conformance compares the pointers without a mark.
extension SourceLabel: Hashable {
  @usableFromInline
  package static func == (left: SourceLabel, right: SourceLabel) -> Bool {
    unsafe left.text == right.text && left.file == right.file && left.line == right.line
  }

  @usableFromInline
  package func hash(into hasher: inout Hasher) {
    unsafe hasher.combine(text)
    unsafe hasher.combine(file)
    hasher.combine(line)
  }
}

extension SourceLabel: ExpressibleByStringLiteral {
  /// Makes a label of the framework's own, whose place in the source would not help an adopter.
  @inlinable
  package init(stringLiteral text: StaticString) {
    unsafe self.text = SourceLabel.start(of: text)
    unsafe file = nil
    line = 0
  }
}

extension SourceLabel: CustomStringConvertible {
  /// The text, with the file and the line if they are known.
  @usableFromInline package var description: String { located(as: name) }

  /// The text alone.
  var name: String { unsafe String(cString: text) }

  /// Returns `name`, with the file and the line if they are known.
  func located(as name: String) -> String {
    guard let file = unsafe file else { return name }
    return unsafe "\(name) (\(String(cString: file)):\(line))"
  }
}
