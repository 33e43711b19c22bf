public import GitHubValues

extension Endpoint where Value == [String: [GitHub.FolderEntry]] {
  /// The entries of folders at commits with their modes and lengths, in one request.
  ///
  /// A folder that is not there is left out. The response has all entries of each folder.
  ///
  /// - Parameters:
  ///   - expressions: The folders, such as “0a1b2c3:lib”; “0a1b2c3:” is the root.
  ///   - name: The repository.
  /// - Returns: The endpoint, whose value has the entries by the expressions.
  public static func entries(
    ofFolders expressions: [String],
    of name: GitHub.RepositoryName
  ) -> Self {
    let folders = Array(expressions.enumerated())
    return Endpoint<GitHub.Partial<[String: [GitHub.FolderEntry]]>>.query(
      GraphQLQuery(
        .query,
        "FolderEntries",
        GraphQLVariable.repository(name)
          + folders.map { GraphQLVariable("folder\($0)", "String!", .text($1)) },
        fields: """
          repository(owner: $owner, name: $name) {
            \(folders.map { index, _ in Self.field(index) }.joined(separator: "\n"))
          }
          """,
        decode: { data in
          guard let repository = data.object("repository") else { return nil }
          let known = folders.compactMap { index, expression in
            repository.object(JSONKey(stringValue: "folder\(index)")).map {
              (expression, $0.list("entries", of: GitHub.FolderEntry.self))
            }
          }
          return Dictionary(known) { first, _ in first }
        }
      )
    )
    .map(\.value)
  }

  private static func field(_ index: Int) -> String {
    "folder\(index): object(expression: $folder\(index)) "
      + "{ ... on Tree { entries { name mode size oid } } }"
  }
}
