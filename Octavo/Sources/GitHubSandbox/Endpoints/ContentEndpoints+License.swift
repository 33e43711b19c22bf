extension ContentEndpoints {
  /// The beginnings of the names of files with a licence, in lower case.
  private static let names = ["license", "licence", "copying"]

  /// Returns the file with the licence of a repository, which the catalog knows by its key.
  ///
  /// - Throws: A 404 if the catalog knows none, or the root has no such file.
  @Sendable func license(_ request: EndpointRequest) async throws -> EndpointResponse {
    let root = try await place(request)
    guard let license = root.repository.traits.license,
      let folder = try await root.git.item(at: [], of: root.commit)?.tree,
      let entry = try await root.git.entries(of: folder).first(where: Self.isLicense),
      let content = try await root.git.objects.content(of: entry.id)
    else { throw ErrorResponse.notFound }
    let place = root.at(entry.name)
    if request.accepts("raw") { return try await file(entry, place, request) }
    let body = body(entry, content.bytes.count, place, request, .file(content.bytes))
    return .json(
      InlineJSONObject { fields in
        body.write(fields: &fields)
        fields.set("license", LicenseBody(license: license, links: request.links))
      }
    )
  }

  private static func isLicense(_ entry: TreeEntry) -> Bool {
    let name = String(decoding: entry.name, as: UTF8.self).lowercased()
    return entry.kind == .file && names.contains { name == $0 || name.hasPrefix("\($0).") }
  }
}
