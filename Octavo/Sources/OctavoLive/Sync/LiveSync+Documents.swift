import GitHubEndpoints
import OctavoStore
import OctavoViewModels

extension LiveSync {
  /// Requests several documents at once, and stores them in one transaction.
  func refreshDocuments<Source: DocumentsSource>(_ source: Source) async throws {
    let query = source.documents
    guard let endpoint = query.endpoint else {
      preconditionFailure("Each of these documents is requested by its own query")
    }
    let read = try await gitHub.send(endpoint)
    var items: [String: Source.Item] = [:]
    for (key, document) in query.queries {
      guard let item = read[key] else { continue }
      let stored: Source.Item? = try await account.document(document.name)
      items[document.name] = stored.map { query.merged(item, $0) } ?? item
    }
    try await write { [now, limit = documentLimit, items] in
      try await $0.save(items, inPlaceOfAll: nil, at: now(), limit: limit)
    }
  }
}
