extension CatalogSource {
  /// Returns the same contents with the copies of repositories that are written to.
  func replacing(
    _ copy: (HostedRepository) async -> GitRepository?
  ) async -> CatalogSource {
    var result = self
    for index in repositories.indices {
      if let copy = await copy(repositories[index]) { result.repositories[index].take(copy) }
    }
    return result
  }

  /// Returns the same contents with the repositories under their present names.
  ///
  /// A private repository is seen by its new owner, and by the members if that is an organisation.
  func naming(_ namings: [Int: RepositoryNaming]) -> CatalogSource {
    var copy = self
    for index in repositories.indices {
      guard let naming = namings[repositories[index].id] else { continue }
      let owner = naming.owner.lowercased()
      let members = organizations.first { $0.profile.key == owner }?.members ?? []
      copy.repositories[index].take(naming)
      copy.repositories[index].traits.readers?.formUnion([owner] + members.map { $0.lowercased() })
    }
    return copy
  }
}
