import BinderySignals
import GitHubValues
import OctavoViewModels

/// A store whose reads and writes are counted while they are under way.
final class TrackedStore: @MainActor LocalStore {
  private let base: any LocalStore
  private let activity: Activity

  init(_ base: any LocalStore, _ activity: Activity) {
    self.base = base
    self.activity = activity
  }

  deinit {}

  func observe<Value>(_ query: StoreQuery<Value>) -> SignalProducer<Stored<Value>, Never> {
    base.observe(query)
  }

  func drained() async { await base.drained() }

  func setStarred(_ isStarred: Bool, _ name: GitHub.RepositoryName) async {
    await activity { await base.setStarred(isStarred, name) }
  }

  func setFollowing(_ isFollowing: Bool, _ login: String) async {
    await activity { await base.setFollowing(isFollowing, login) }
  }
}
