import DemoWorld

/// A topic in a search.
struct TopicBody: JSONObjectWritable {
  let name: String
  /// The description; `nil` for a topic without one.
  let topic: DemoWorld.Topic?
  /// The number of public repositories with the topic.
  let repositories: Int
  /// The creation of the topic, which the sandbox does not know, in seconds since 1970.
  let created: Int

  func write(fields: inout JSONFields) {
    fields.set("name", name)
    fields.set("display_name", topic?.title)
    fields.set("short_description", topic?.about)
    fields.set("description", topic?.about)
    fields.set("created_by", String?.none)
    fields.set("released", String?.none)
    fields.set("created_at", Timestamp(created))
    fields.set("updated_at", Timestamp(created))
    fields.set("repository_count", repositories)
    fields.set("featured", topic != nil)
    fields.set("curated", topic != nil)
    fields.set("score", 1.0)
  }
}
