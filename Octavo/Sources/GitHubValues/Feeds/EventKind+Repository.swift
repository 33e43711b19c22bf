extension GitHub.Event.Kind {
  /// Reads an event about a repository, its references, its commits or its releases.
  static func ofRepository(_ type: String, _ payload: JSONObject) -> Self? {
    switch type {
    case "PushEvent": push(payload)
    case "CreateEvent": create(payload)
    case "DeleteEvent": payload.reference.map { .delete($0.kind, name: $0.name) }
    case "WatchEvent": .star
    case "PublicEvent": .madePublic
    case "ForkEvent": fork(payload)
    case "ForkApplyEvent": payload.nonEmptyString("head").map { .forkApply(reference: $0) }
    case "ReleaseEvent": release(payload)
    case "StatusEvent": status(payload)
    case "GollumEvent": wiki(payload)
    case "DownloadEvent":
      payload.object("download")?.nonEmptyString("name").map { .download(name: $0) }
    default: nil
    }
  }

  private static func push(_ payload: JSONObject) -> Self? {
    guard let reference = payload.nonEmptyString("ref") else { return nil }
    return .push(
      reference: reference,
      head: payload.string("head") ?? "",
      before: payload.string("before") ?? "",
      commits: payload.contains("commits") ? payload.list("commits") : nil,
      commitCount: payload.integer("distinct_size") ?? payload.integer("size")
    )
  }

  private static func create(_ payload: JSONObject) -> Self? {
    if payload.string("ref_type") == "repository" { return .createRepository }
    return payload.reference.map { .create($0.kind, name: $0.name) }
  }

  private static func fork(_ payload: JSONObject) -> Self? {
    payload.object("forkee")?.string("full_name").flatMap(GitHub.RepositoryName.init)
      .map { .fork(to: $0) }
  }

  private static func release(_ payload: JSONObject) -> Self? {
    guard let release = payload.object("release"), let tag = release.nonEmptyString("tag_name")
    else {
      return nil
    }
    return .release(tag: tag, name: release.nonEmptyString("name"))
  }

  private static func status(_ payload: JSONObject) -> Self? {
    guard let state = payload.enumeration("state", of: GitHub.CommitStatus.State.self),
      let sha = payload.nonEmptyString("sha")
    else { return nil }
    return .status(state, sha: sha, description: payload.nonEmptyString("description"))
  }

  private static func wiki(_ payload: JSONObject) -> Self? {
    let pages = payload.list("pages", of: GitHub.Event.WikiPage.self)
    return pages.isEmpty ? nil : .wiki(pages)
  }
}

extension JSONObject {
  /// The branch or tag that an event is about.
  fileprivate var reference: (kind: GitHub.Reference.Kind, name: String)? {
    guard let kind = string("ref_type").flatMap(GitHub.Reference.Kind.init),
      let name = nonEmptyString("ref")
    else { return nil }
    return (kind, name)
  }
}
