/// An entry of the timeline of an issue or a pull request.
enum TimelineBody: JSONObjectWritable {
  case event(IssueEventBody)
  case comment(IssueCommentBody)
  /// A reference in another issue.
  case reference(IssueBody, by: SimpleUserBody, at: Int)
  case review(ReviewBody)
  case commit(GitCommitBody)

  func write(fields: inout JSONFields) {
    switch self {
    case .event(let body): body.write(fields: &fields)
    case .comment(let body):
      fields.set("event", "commented")
      fields.set("actor", body.author)
      body.write(fields: &fields)
    case .review(let body):
      fields.set("event", "reviewed")
      fields.set("actor", body.author)
      body.write(fields: &fields, stateInLowerCase: true)
    case .commit(let body):
      fields.set("event", "committed")
      body.write(fields: &fields)
    case .reference(let issue, let user, let time):
      fields.set("event", "cross-referenced")
      fields.set("actor", user)
      fields.set("created_at", Timestamp(time))
      fields.set("updated_at", Timestamp(time))
      fields.object("source") { fields in
        fields.set("type", "issue")
        fields.set("issue", issue)
      }
    }
  }
}
