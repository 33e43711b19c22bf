/// A branch in a list.
struct BranchBody: JSONObjectWritable {
  let branch: RefList.Branch
  let repository: String
  let links: Links
  var isProtected = false

  func write(fields: inout JSONFields) {
    let url = links.repository(repository)
    fields.set("name", branch.name)
    fields.set("commit", ObjectBody(id: branch.commit, url: "\(url)/commits/\(branch.commit)"))
    fields.set("protected", isProtected)
  }
}
