import Foundation
public import GitHubValues

extension Endpoint where Value == [GitHub.Emoji] {
  /// The emoji that have a name on the server, by their names.
  public static var emojis: Self {
    .object(.get(["emojis"])) { (body: EmojiPictures) in body.emojis }
  }
}

/// The addresses of pictures by the names of emoji.
private struct EmojiPictures: LenientDecodable {
  var emojis: [GitHub.Emoji]

  init?(_ object: JSONObject) {
    emojis = object.keys.compactMap { name in
      object.url(JSONKey(stringValue: name)).map { GitHub.Emoji(name: name, picture: $0) }
    }
  }
}
