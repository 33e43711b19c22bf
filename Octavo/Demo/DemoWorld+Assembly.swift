import Foundation

extension DemoWorld {
  /// The world that `index` describes, lying in `folder`.
  init(_ index: WorldIndex, at folder: URL) {
    people = index.people
    account = index.account
    repositories = index.repositories.map {
      Repository(
        owner: $0.owner,
        name: $0.name,
        description: $0.description,
        homepage: $0.homepage,
        topics: $0.topics,
        folder: folder.appending(path: "\($0.path).git", directoryHint: .isDirectory)
      )
    }
  }
}
