import Foundation
import GitHubAPI
import GitHubEndpoints
import LineFiles
import OctavoViewModels

/// The work on one file: from the server, from the files that are stored, or from memory.
final class LiveSaveJob: SaveJob {
  private(set) var canContinue = false
  private let content: SavedContent
  private let account: LiveGitHub
  private let places: SavePlaces
  private let activity: Activity
  private let stored: BlobFolder
  private var part: PartFile?
  /// The version of the bytes that have arrived; `nil` if they cannot be continued.
  private var version: String?

  init(
    _ content: SavedContent,
    of account: LiveGitHub,
    in places: SavePlaces,
    activity: Activity,
    stored: BlobFolder
  ) {
    self.content = content
    self.account = account
    self.places = places
    self.activity = activity
    self.stored = stored
  }

  func receive(
    at place: SavePlace,
    show: @escaping @MainActor (SaveProgress) -> Void
  ) async throws {
    try await activity {
      let part = try await part(for: place)
      let receiver = SaveReceiver(part, version: version, show: show)
      do {
        try await receive(receiver)
      } catch {
        version = await receiver.version
        canContinue = await receiver.position != nil && !(error is CancellationError)
        if !canContinue { await remove() }
        throw error
      }
    }
  }

  func store(at place: SavePlace, replacing: Bool) async throws {
    try await activity {
      try await part?.store(as: place.path, replacing: replacing)
      part = nil
    }
  }

  func remove() async {
    canContinue = false
    version = nil
    await part?.remove()
    part = nil
  }

  private func part(for place: SavePlace) async throws -> PartFile {
    if let part { return part }
    let made = try await Self.part(for: place, in: places)
    part = made
    return made
  }

  @concurrent private static func part(
    for place: SavePlace,
    in places: SavePlaces
  ) async throws -> PartFile {
    try places.makeFolder(of: place)
    return try PartFile(beside: place)
  }

  private func receive(_ receiver: SaveReceiver) async throws {
    if case .bytes(let bytes) = content {
      try await receiver.receive(bytes)
    } else if case .blob(let blob) = content, let path = stored.stored(blob.sha),
      let bytes = FileBytes(path: path)
    {
      try await receiver.receive(bytes)
    } else if let endpoint = content.endpoint {
      try await request(endpoint, receiver)
    }
    try await receiver.finish()
  }

  /// Requests the bytes that have not arrived, or all of them.
  private func request(_ endpoint: Endpoint<Data>, _ receiver: SaveReceiver) async throws {
    let position = await receiver.position
    do {
      try await account.download(endpoint, from: position) { try await receiver.receive($0) }
    } catch is OtherVersion {
      try await account.download(endpoint) { try await receiver.receive($0) }
    }
  }
}
