/// A place where a word of the search stands.
struct TextMatchBody: JSONObjectWritable {
  let url: String
  let property: String
  let fragment: String
  let matches: [(text: String, start: Int, end: Int)]

  func write(fields: inout JSONFields) {
    fields.set("object_url", url)
    fields.set("object_type", "Repository")
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
