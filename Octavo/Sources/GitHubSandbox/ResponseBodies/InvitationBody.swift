/// An invitation to a repository.
struct InvitationBody: JSONObjectWritable {
  let invitation: StoredInvitation
  let repository: RepositoryBody
  let users: UserDirectory
  let links: Links

  func write(fields: inout JSONFields) {
    let id = Int(invitation.id ?? 0)
    let name = repository.details.repository.fullName
    fields.set("id", id)
    fields.set("node_id", nodeIdentifier("RepositoryInvitation", id))
    fields.set("repository", repository)
    fields.set("invitee", SimpleUserBody(invitation.login, among: users, links: links))
    fields.set("inviter", SimpleUserBody(invitation.inviter, among: users, links: links))
    fields.set("permissions", "write")
    fields.set("created_at", Timestamp(invitation.time))
    fields.set("expired", false)
    fields.set("url", "\(links.api)/user/repository_invitations/\(id)")
    fields.set("html_url", "\(links.web)/\(name)/invitations")
  }
}
