/// A place where a word of the search stands.
struct TextMatchBody: JSONObjectWritable {
  let url: String
  let type: String
  let property: String
  let fragment: String
  let matches: [(text: String, start: Int, end: Int)]

  func write(fields: inout JSONFields) {
    fields.set("object_url", url)
    fields.set("object_type", type)
    fields.set("property", property)
    fields.set("fragment", fragment)
    fields.set(
      "matches",
      matches.map { match in
        InlineJSONObject { fields in
          fields.set("text", match.text)
          fields.set("indices", [match.start, match.end])
        }
      }
    )
  }
}

extension TextMatchBody {
  /// Finds the words of a search in the texts of an element; a text without any is left out.
  static func all(
    of words: [String],
    in texts: [SearchQuery.Text],
    of type: String,
    at url: String
  ) -> [TextMatchBody] {
    texts.compactMap { text in
      let found = TextSearch.ranges(of: words, in: text.text)
      guard !found.isEmpty else { return nil }
      return TextMatchBody(
        url: url,
        type: type,
        property: text.place,
        fragment: text.text,
        matches: found.sorted { $0.start < $1.start }
      )
    }
  }
}
