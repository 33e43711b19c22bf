public import GitHubValues

extension Endpoint where Value == GitHub.Issue {
  /// Opens an issue with a template, whose labels and assignees it gets whatever the rights of the
  /// account.
  ///
  /// It is one attempt, which was carried out only if the response names the issue.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - body: The text, in Markdown.
  ///   - template: The name of the template.
  ///   - node: The id of the repository in GraphQL.
  /// - Returns: The endpoint, whose value is the issue as the server has it.
  public static func newIssue(
    title: String,
    body: String,
    template: String,
    inNode node: String
  ) -> Self {
    .mutation(
      GraphQLQuery(
        .mutation,
        "CreateIssue",
        [
          GraphQLVariable("repository", "ID!", .text(node)),
          GraphQLVariable("title", "String!", .text(title)),
          GraphQLVariable("body", "String!", .text(body)),
          GraphQLVariable("template", "String!", .text(template)),
        ],
        fields: """
          createIssue(
            input: {repositoryId: $repository, title: $title, body: $body, issueTemplate: $template}
          ) {
            issue {
              id databaseId number title body createdAt updatedAt url
              author { login }
              labels(first: 100) { nodes { name color } }
              assignees(first: 100) { nodes { login } }
              repository { nameWithOwner }
            }
          }
          """,
        decode: { $0.object("createIssue")?.object("issue").flatMap(GitHub.Issue.init(created:)) }
      )
    )
  }
}

extension GitHub.Issue {
  /// Reads an issue that was opened in GraphQL; `nil` without its numbers.
  fileprivate init?(created object: JSONObject) {
    guard let id = object.integer("databaseId"), let number = object.integer("number") else {
      return nil
    }
    self.init(id: id, number: number, title: object.string("title") ?? "") { issue in
      issue.body = object.string("body") ?? ""
      issue.repository = object.object("repository")?.nonEmptyString("nameWithOwner")
        .flatMap { GitHub.RepositoryName($0) }
      issue.author = object.value("author")
      issue.labels = object.object("labels")?.list("nodes") ?? []
      issue.assignees = object.object("assignees")?.list("nodes") ?? []
      issue.createdAt = object.date("createdAt")
      issue.updatedAt = object.date("updatedAt")
      issue.htmlURL = object.url("url")
      issue.nodeID = object.nonEmptyString("id")
    }
  }
}
