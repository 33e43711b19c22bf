/// A repository, in lists, in searches and by itself.
struct RepositoryBody: JSONObjectWritable {
  let details: RepositoryDetails
  let links: Links
  /// Whether fields that only the repository itself shows are included.
  var isComplete = false
  /// The repository that it was forked from, which only the repository itself shows.
  var parent: RepositoryDetails?
  /// The match of a search, if one found it.
  var match: SearchMatch?

  private var repository: HostedRepository { details.repository }
  private var url: String { links.repository(repository.fullName) }

  func write(fields: inout JSONFields) {
    fields.set("id", repository.id)
    fields.set("node_id", nodeIdentifier("Repository", repository.id))
    fields.set("name", repository.name)
    fields.set("full_name", repository.fullName)
    fields.set("private", repository.isPrivate)
    fields.set("owner", SimpleUserBody(user: details.owner, links: links))
    fields.set("html_url", "\(links.web)/\(repository.fullName)")
    fields.set("description", repository.description)
    fields.set("fork", repository.isFork)
    fields.set("url", url)
    writeAddresses(&fields)
    writeCounts(&fields)
    writeFlags(&fields)
    fields.set("permissions", details.permissions)
    if isComplete {
      fields.set("network_count", details.forks)
      fields.set("subscribers_count", details.watchers)
      fields.set("temp_clone_token", String?.none)
    }
    if let parent {
      // No fork here has been forked from a fork, so the source is the parent.
      fields.set("parent", RepositoryBody(details: parent, links: links))
      fields.set("source", RepositoryBody(details: parent, links: links))
    }
    match?.write(fields: &fields)
  }

  private func writeCounts(_ fields: inout JSONFields) {
    fields.set("created_at", Timestamp(details.created))
    fields.set("updated_at", Timestamp(details.pushed))
    fields.set("pushed_at", Timestamp(details.pushed))
    fields.set("homepage", repository.homepage)
    fields.set("size", details.languages.total / 1024)
    fields.set("stargazers_count", details.stars)
    fields.set("watchers_count", details.stars)
    fields.set("watchers", details.stars)
    fields.set("language", details.languages.largest)
    fields.set("forks_count", details.forks)
    fields.set("forks", details.forks)
    fields.set("open_issues_count", details.openIssues)
    fields.set("open_issues", details.openIssues)
    fields.set("default_branch", details.defaultBranch)
  }

  private func writeFlags(_ fields: inout JSONFields) {
    fields.set("topics", repository.topics)
    fields.set("license", repository.traits.license.map { LicenseBody(license: $0, links: links) })
    fields.set("visibility", repository.isPrivate ? "private" : "public")
    fields.set("allow_forking", true)
    fields.set("archived", repository.traits.isArchived)
    fields.set("disabled", false)
    fields.set("is_template", false)
    fields.set("has_issues", true)
    fields.set("has_projects", false)
    if links.version == .v2022 { fields.set("has_downloads", false) }
    fields.set("has_wiki", false)
    fields.set("has_pages", false)
    fields.set("has_discussions", false)
    fields.set("web_commit_signoff_required", false)
  }

  private func writeAddresses(_ fields: inout JSONFields) {
    for (key, suffix) in Self.addresses { fields.set(key, url + suffix) }
    fields.set("git_url", repository.git.url)
    fields.set("ssh_url", repository.git.url)
    fields.set("clone_url", repository.git.url)
    fields.set("svn_url", "\(links.web)/\(repository.fullName)")
    fields.set("mirror_url", String?.none)
  }

  private static let addresses: [(StaticString, String)] = [
    ("archive_url", "/{archive_format}{/ref}"), ("assignees_url", "/assignees{/user}"),
    ("blobs_url", "/git/blobs{/sha}"), ("branches_url", "/branches{/branch}"),
    ("collaborators_url", "/collaborators{/collaborator}"),
    ("comments_url", "/comments{/number}"), ("commits_url", "/commits{/sha}"),
    ("compare_url", "/compare/{base}...{head}"), ("contents_url", "/contents/{+path}"),
    ("contributors_url", "/contributors"), ("deployments_url", "/deployments"),
    ("downloads_url", "/downloads"), ("events_url", "/events"), ("forks_url", "/forks"),
    ("git_commits_url", "/git/commits{/sha}"), ("git_refs_url", "/git/refs{/sha}"),
    ("git_tags_url", "/git/tags{/sha}"), ("hooks_url", "/hooks"),
    ("issue_comment_url", "/issues/comments{/number}"),
    ("issue_events_url", "/issues/events{/number}"), ("issues_url", "/issues{/number}"),
    ("keys_url", "/keys{/key_id}"), ("labels_url", "/labels{/name}"),
    ("languages_url", "/languages"), ("merges_url", "/merges"),
    ("milestones_url", "/milestones{/number}"),
    ("notifications_url", "/notifications{?since,all,participating}"),
    ("pulls_url", "/pulls{/number}"), ("releases_url", "/releases{/id}"),
    ("stargazers_url", "/stargazers"), ("statuses_url", "/statuses/{sha}"),
    ("subscribers_url", "/subscribers"), ("subscription_url", "/subscription"),
    ("tags_url", "/tags"), ("teams_url", "/teams"), ("trees_url", "/git/trees{/sha}"),
  ]
}
