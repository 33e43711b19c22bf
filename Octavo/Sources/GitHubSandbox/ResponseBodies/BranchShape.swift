/// A branch in a list.
struct BranchShape: Shape {
  let branch: RefList.Branch
  let repository: String
  let links: Links

  func write(fields: inout ShapeFields) {
    let url = links.repository(repository)
    fields.set("name", branch.name)
    fields.set("commit", ObjectShape(id: branch.commit, url: "\(url)/commits/\(branch.commit)"))
    fields.set("protected", false)
  }
}
