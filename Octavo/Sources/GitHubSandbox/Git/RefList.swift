/// The branches and tags of a repository, as one `git for-each-ref` told them.
struct RefList: Equatable, Sendable {
  struct Branch: Equatable, Sendable {
    let name: String
    /// The full name, which differs from `refs/heads/…` for a branch that only the origin has.
    let fullName: String
    let commit: ObjectID
    let time: Int
  }

  struct Tag: Equatable, Sendable {
    let name: String
    /// The commit, whether the tag is annotated or not.
    let commit: ObjectID
    let time: Int
    /// The e-mail address in an annotated tag.
    let tagger: String?
    /// The tag's own object; `nil` for a tag that is not annotated.
    let object: ObjectID?
  }

  /// An annotated tag of another tag, whose commit `git for-each-ref` does not tell.
  struct NestedTag: Equatable, Sendable {
    let name: String
    let object: ObjectID
    let time: Int
    let tagger: String?
  }

  var defaultBranch: String
  var branches: [Branch] = []
  var tags: [Tag] = []
  var nestedTags: [NestedTag] = []
  /// The heads of pull requests that have a ref of their own, by their numbers.
  var pulls: [Int: ObjectID] = [:]
  /// The heads that they had before a force push, in their order.
  var formerHeads: [Int: [ObjectID]] = [:]

  /// The tags, newest first; tags of the same time in the reverse order of their names.
  var newestTags: [Tag] {
    tags.sorted { $0.time == $1.time ? $0.name > $1.name : $0.time > $1.time }
  }

  /// The commit that the default branch stands at, or `nil` in a repository without commits.
  var head: ObjectID? { branches.first { $0.name == defaultBranch }?.commit }

  /// The time of the newest commit of all branches.
  var pushedAt: Int? { branches.map(\.time).max() }

  /// The commit that a name stands for, if it is a branch or a tag.
  ///
  /// Understood as GitHub does: short names (branches before tags), `heads/…`, `tags/…`, full
  /// names, and `HEAD`.
  func commit(named name: String) -> ObjectID? {
    if name == "HEAD" { return head }
    let short = name.hasPrefix("refs/") ? String(name.dropFirst(5)) : name
    if short.hasPrefix("heads/"), let found = branch(String(short.dropFirst(6))) {
      return found.commit
    }
    if short.hasPrefix("tags/"), let found = tag(String(short.dropFirst(5))) { return found.commit }
    return branch(name)?.commit ?? tag(name)?.commit
  }

  func branch(_ name: String) -> Branch? { branches.first { $0.name == name } }

  /// Adds a tag of a tag, in the order of names.
  mutating func add(_ tag: NestedTag, leadingTo commit: ObjectID) {
    let found = Tag(
      name: tag.name,
      commit: commit,
      time: tag.time,
      tagger: tag.tagger,
      object: tag.object
    )
    let place = tags.firstIndex { tag.name.utf8.lexicographicallyPrecedes($0.name.utf8) }
    tags.insert(found, at: place ?? tags.endIndex)
  }

  func tag(_ name: String) -> Tag? { tags.first { $0.name == name } }
}
