public import Foundation
import GitHubAPI
import GitHubEndpoints
import OctavoStore

/// The pictures of accounts: from this machine, or else from the server, and then kept.
public final class Avatars {
  private let gitHub: LiveGitHub
  private let store: SharedStore
  private var loading: [URL: Task<Data?, Never>] = [:]

  init(gitHub: LiveGitHub, store: SharedStore) {
    self.gitHub = gitHub
    self.store = store
  }

  /// The file at an account's `avatarURL`, or `nil` if there is none to be had now.
  ///
  /// A picture that several places want at once is asked for once.
  public func picture(at url: URL) async -> Data? {
    if let task = loading[url] { return await task.value }
    let task = Task { [api = gitHub.api, store] () -> Data? in
      if let kept = try? await store.avatar(at: url) { return kept }
      // A face is a nicety: without one, the place for it stays empty.
      guard let bytes = try? await api.send(.avatar(at: url)) else { return nil }
      try? await store.saveAvatar(bytes, at: url)
      return bytes
    }
    loading[url] = task
    defer { loading[url] = nil }
    return await task.value
  }
}
