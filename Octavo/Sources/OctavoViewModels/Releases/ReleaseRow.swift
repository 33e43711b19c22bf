import Foundation
public import GitHubValues

/// A release in a list: its strings, as both front ends show them.
public nonisolated struct ReleaseRow: Sendable, Identifiable, Equatable {
  /// The release.
  public let release: GitHub.Release
  /// The tag where the title is another, the age and the number of assets, as far as there are any.
  public let detail: String

  init(_ release: GitHub.Release, now: Date) {
    self.release = release
    let assets = release.assets.count
    detail = [
      release.name.map { $0 == release.tag ? "" : release.tag } ?? "",
      release.publishedAt.map { Strings.ago($0, now: now) } ?? "",
      assets == 0 ? "" : Strings.count(assets, "asset"),
    ].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// The number of the release.
  public var id: Int { release.id }

  /// The title.
  public var title: String { release.title }

  /// “Draft” or “Pre-release”; `nil` for any other release.
  public var mark: String? {
    release.isDraft ? "Draft" : release.isPrerelease ? "Pre-release" : nil
  }
}
