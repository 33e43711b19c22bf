import Foundation
public import GitHubValues

extension Endpoint where Value == [GitHub.Emoji] {
  /// The emoji that have a name on the server, by their names.
  public static var emojis: Self {
    .object(.get(["emojis"])) { (body: EmojiPictures) in body.emojis }
  }
}

/// The addresses of pictures by the names of emoji; names that no text can have between colons are
/// left out.
private struct EmojiPictures: LenientDecodable {
  var emojis: [GitHub.Emoji]

  init?(_ object: JSONObject) {
    emojis = object.keys.filter(Self.isName).compactMap { name in
      object.url(JSONKey(stringValue: name)).map { GitHub.Emoji(name: name, picture: $0) }
    }
  }

  private static func isName(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-_".contains($0)) }
  }
}
