public import Foundation
import GitHubAPI
import GitHubEndpoints
import OctavoStore
import OctavoViewModels

/// The pictures of accounts, which are loaded from the server once and then stored.
public final class Avatars {
  /// Returns the client of the account that is shown.
  private let api: () -> GitHubAPI
  private let store: SharedStore
  private let activity: Activity
  private var loading: [URL: Task<Data?, Never>] = [:]

  init(api: @escaping () -> GitHubAPI, store: SharedStore, activity: Activity) {
    self.api = api
    self.store = store
    self.activity = activity
  }

  /// Returns the file at an account's `avatarURL`; `nil` if it cannot be loaded.
  ///
  /// A picture that is requested several times at once is loaded once.
  public func picture(at url: URL) async -> Data? {
    activity.begin()
    defer { activity.end() }
    if let task = loading[url] { return await task.value }
    let task = Task { [api = api(), store] () -> Data? in
      if let kept = try? await store.avatar(at: url) { return kept }
      // A missing picture is no failure to show: its place stays empty.
      guard let bytes = try? await api.send(.avatar(at: url)) else { return nil }
      try? await store.saveAvatar(bytes, at: url)
      return bytes
    }
    loading[url] = task
    defer { loading[url] = nil }
    return await task.value
  }
}
