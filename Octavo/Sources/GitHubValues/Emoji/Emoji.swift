package import Foundation

extension GitHub {
  /// A picture that a text names between colons, such as `:+1:`.
  public struct Emoji: Sendable, Hashable, Codable {
    /// The name, without the colons.
    public var name: String
    /// The character; `nil` for a picture of the server alone, such as `:octocat:`.
    public var character: String?

    /// Makes an emoji.
    public init(name: String, character: String?) {
      self.name = name
      self.character = character
    }
  }
}

extension GitHub.Emoji {
  /// Makes an emoji from the address of its picture, whose name has the code points.
  ///
  /// The name of the picture leaves out the selectors of variants and the joiners, which are added
  /// again.
  package init(name: String, picture: URL) {
    self.init(name: name, character: Self.character(of: picture))
  }

  private static func character(of picture: URL) -> String? {
    guard picture.pathComponents.dropLast().last == "unicode" else { return nil }
    let words = picture.deletingPathExtension().lastPathComponent.split(separator: "-")
    let scalars = words.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
    guard scalars.count == words.count, scalars.count <= 16, let first = scalars.first,
      first.properties.isEmoji || first.isRegionalIndicator, first.value > 0x7F || scalars.count > 1
    else { return nil }
    var text = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      if index > 0, scalars[index - 1].isJoined(to: scalar) { text.append("\u{200D}") }
      text.append(scalar)
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      let isModified = next?.properties.isEmojiModifier == true || next?.value == 0xFE0F
      if scalar.properties.isEmoji, !scalar.properties.isEmojiPresentation, !isModified {
        text.append("\u{FE0F}")
      }
    }
    return String(text)
  }
}

extension Unicode.Scalar {
  fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// Whether a joiner stands between two scalars of an emoji: not in a flag, nor before the colour
  /// of a skin, the frame of a key or a tag, nor beside one that is there.
  fileprivate func isJoined(to next: Unicode.Scalar) -> Bool {
    !isRegionalIndicator && value != 0x200D && !next.properties.isEmojiModifier
      && ![0x200D, 0x20E3, 0xFE0F].contains(next.value) && !(0xE0020...0xE007F).contains(next.value)
  }
}
