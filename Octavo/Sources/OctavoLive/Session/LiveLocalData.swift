import Foundation
import GitHubValues
import OctavoStore
import OctavoViewModels

/// The files of the account that is logged in, and the pictures of all accounts.
final class LiveLocalData: LocalData {
  private let session: LiveSession
  private let shared: SharedStore
  private let folders: Folders?
  private let activity: Activity
  private let report: (String) -> Void

  init(
    _ session: LiveSession,
    shared: SharedStore,
    configuration: LiveConfiguration,
    activity: Activity
  ) {
    self.session = session
    self.shared = shared
    self.activity = activity
    folders = configuration.folders
    report = configuration.report
  }

  deinit {}

  func size() async -> Int? {
    guard folders != nil else { return nil }
    return await activity {
      let pictures = (try? await shared.avatarSize()) ?? 0
      guard let login = session.user?.login else { return pictures }
      return pictures + session.current.memory.bytes(of: login)
    }
  }

  func documentSize() async -> Int {
    let account = session.account.store.account
    return await activity { (try? await account?.documentSize()) ?? 0 }
  }

  func asideSize() async -> Int {
    guard let login = session.user?.login else { return 0 }
    return session.current.memory.bytesPutAside(of: login)
  }

  func removeAside() async -> Bool {
    guard let login = session.user?.login else { return true }
    do {
      try session.current.memory.removePutAside(of: login)
      return true
    } catch {
      report("The files that were put aside cannot be removed: \(error)")
      return false
    }
  }

  func clear() async -> Bool {
    let live = session.account
    let (account, user, memory) = (live.store.account, live.user, live.server.memory)
    return await activity {
      do {
        try await account?.clear()
        if let user { try memory.removeResponses(of: user.login) }
        try await shared.removeAvatars()
        return true
      } catch {
        report("The local data cannot be cleared: \(error)")
        return false
      }
    }
  }
}
