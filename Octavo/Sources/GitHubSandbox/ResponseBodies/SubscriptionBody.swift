/// A subscription of a user to a repository or a notification.
struct SubscriptionBody: JSONObjectWritable {
  let isIgnored: Bool
  let time: Int
  let url: String
  /// The address of what is subscribed to.
  let target: (key: StaticString, url: String)

  func write(fields: inout JSONFields) {
    fields.set("subscribed", !isIgnored)
    fields.set("ignored", isIgnored)
    fields.set("reason", String?.none)
    fields.set("created_at", Timestamp(time))
    fields.set("url", url)
    fields.set(target.key, target.url)
  }
}
