import GitHubAPI
import GitHubValues
import OctavoStore
import OctavoViewModels

/// A session that can go on without a login.
struct StoredSession {
  let server: SessionServer
  let account: KnownAccount
  let user: GitHub.User
  let store: AccountStore?
  let api: GitHubAPI
  let tokenPlace: TokenPlace
}
