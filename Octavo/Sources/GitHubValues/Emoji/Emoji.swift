public import Foundation

extension GitHub {
  /// An emoji with the name that it has between colons in a text, such as “+1”.
  public struct Emoji: Sendable, Hashable, Codable, Identifiable {
    /// The name, without colons.
    public var name: String
    /// The characters; `nil` for a picture of the server’s own, such as “octocat”.
    public var text: String?
    /// The address of the picture.
    public var imageURL: URL?

    /// The name, which no other emoji has.
    public var id: String { name }
  }
}

/// The names of emoji in JSON, with the addresses of their pictures.
package struct EmojiNames: LenientDecodable {
  /// The emoji by name; names that no text can have between colons are left out.
  package let all: [GitHub.Emoji]

  package init?(_ object: JSONObject) {
    all = object.keys.filter(Self.isName).map { name in
      let url = object.url(JSONKey(stringValue: name))
      let text = url.flatMap { GitHub.Emoji.text(ofPictureAt: $0) }
      return GitHub.Emoji(name: name, text: text, imageURL: url)
    }
  }

  private static func isName(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-_".contains($0)) }
  }
}

extension GitHub.Emoji {
  /// The most scalars of an emoji; the longest families have ten.
  private static let mostScalars = 16

  /// Returns the characters of a picture, whose address has their code points:
  /// “…/unicode/1f468-200d-1f469.png”.
  fileprivate static func text(ofPictureAt url: URL) -> String? {
    guard url.deletingLastPathComponent().lastPathComponent == "unicode" else { return nil }
    let points = url.deletingPathExtension().lastPathComponent.split(separator: "-")
    let scalars = points.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
    guard scalars.count == points.count, (1...mostScalars).contains(scalars.count),
      scalars[0].value > 0x7f || scalars.count > 1, scalars.allSatisfy(\.isPartOfEmoji)
    else { return nil }
    return coloured(scalars)
  }

  /// Returns the scalars with the variation selectors that the addresses lack: without one, a
  /// terminal draws a heart as text.
  private static func coloured(_ scalars: [Unicode.Scalar]) -> String {
    var text = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      text.append(scalar)
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      let isText = scalar.properties.isEmoji && !scalar.properties.isEmojiPresentation
      let isChosen = next?.value == 0xfe0f || next?.properties.isEmojiModifier == true
      if isText, !isChosen { text.append("\u{FE0F}") }
    }
    return String(text)
  }
}

extension Unicode.Scalar {
  /// Whether it is an emoji, or joins, colours or encloses one.
  fileprivate var isPartOfEmoji: Bool {
    properties.isEmoji || [0x200d, 0x20e3, 0xfe0f].contains(value)
      || (0xe0020...0xe007f).contains(value)
  }
}
