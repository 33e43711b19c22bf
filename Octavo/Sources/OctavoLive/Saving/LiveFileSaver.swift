import Foundation
import OctavoViewModels

/// The files of the user, to which those of the server are added.
final class LiveFileSaver: FileSaver {
  private let gitHub: LiveGitHub
  private let places: SavePlaces
  private let activity: Activity
  private let blobs: () -> URL?

  /// Makes a saver.
  ///
  /// - Parameters:
  ///   - gitHub: The server.
  ///   - activity: The work in flight.
  ///   - environment: The variables that name the folders of the user.
  ///   - blobs: Returns the folder of the large files that are stored; `nil` for none.
  init(
    _ gitHub: LiveGitHub,
    activity: Activity,
    environment: [String: String],
    blobs: @escaping () -> URL?
  ) {
    self.gitHub = gitHub
    self.activity = activity
    places = SavePlaces(folder: DownloadFolder(environment: environment))
    self.blobs = blobs
  }

  func suggestion(for name: String) async -> String {
    await activity { await Self.run { [places] in places.suggestion(for: name) } }
  }

  func place(at text: String, for name: String) async throws -> SavePlace {
    try await activity {
      try await Self.run { [places] in try places.place(at: text, for: name) }
    }
  }

  func job(for content: SavedContent) -> any SaveJob {
    LiveSaveJob(
      content,
      of: gitHub,
      in: places,
      activity: activity,
      stored: BlobFolder(url: blobs())
    )
  }

  /// Calls a closure that reads from the disk, off the main actor.
  @concurrent private static func run<Value: Sendable>(
    _ body: @Sendable () throws -> Value
  ) async rethrows -> Value { try body() }
}
