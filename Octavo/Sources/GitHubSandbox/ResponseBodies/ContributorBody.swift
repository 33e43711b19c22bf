/// A user who has committed to a repository, and how often.
struct ContributorBody: JSONObjectWritable {
  let user: User
  let contributions: Int
  let links: Links

  func write(fields: inout JSONFields) {
    SimpleUserBody(user: user, links: links).write(fields: &fields)
    fields.set("contributions", contributions)
  }
}
