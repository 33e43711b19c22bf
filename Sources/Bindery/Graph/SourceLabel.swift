/// The place in the source code where an observer or a computed property is made.
///
/// The texts are literals, which are never deallocated: two pointers and a number take no more
/// space than one `StaticString`.
@usableFromInline
package struct SourceLabel: Hashable {
  @usableFromInline let text: UnsafePointer<UInt8>
  @usableFromInline let file: UnsafePointer<UInt8>?
  @usableFromInline let line: UInt32

  /// Makes a label with the file and line that the compiler passes.
  @inlinable
  package init(_ text: StaticString, _ file: StaticString, _ line: UInt) {
    self.text = SourceLabel.start(of: text)
    self.file = SourceLabel.start(of: file)
    self.line = UInt32(clamping: line)
  }

  /// Returns the bytes of `text`, which end with a zero.
  ///
  /// A literal of one character may be stored without bytes; it is shown as “unnamed”.
  @inlinable
  static func start(of text: StaticString) -> UnsafePointer<UInt8> {
    text.hasPointerRepresentation ? text.utf8Start : ("unnamed" as StaticString).utf8Start
  }
}

extension SourceLabel: ExpressibleByStringLiteral {
  /// Makes a label of the framework's own, whose place in the source would not help an adopter.
  @inlinable
  package init(stringLiteral text: StaticString) {
    self.text = SourceLabel.start(of: text)
    file = nil
    line = 0
  }
}

extension SourceLabel: CustomStringConvertible {
  /// The text, with the file and the line if they are known.
  @usableFromInline package var description: String { located(as: name) }

  /// The text alone.
  var name: String { String(cString: text) }

  /// Returns `name`, with the file and the line if they are known.
  func located(as name: String) -> String {
    guard let file else { return name }
    return "\(name) (\(String(cString: file)):\(line))"
  }
}
