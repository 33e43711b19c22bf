/// A ref under its full name, such as `refs/tags/v1.0`.
struct NamedRef: Equatable, Sendable {
  let name: String
  let kind: ObjectReader.Kind
  let object: ObjectID

  /// The branches and tags, in the order of their full names.
  static func all(in refs: RefList) -> [NamedRef] {
    let branches = refs.branches.map {
      NamedRef(name: "refs/heads/\($0.name)", kind: .commit, object: $0.commit)
    }
    let tags = refs.tags.map { tag in
      NamedRef(
        name: "refs/tags/\(tag.name)",
        kind: tag.object == nil ? .commit : .tag,
        object: tag.object ?? tag.commit
      )
    }
    return branches + tags
  }
}
