import BinderyNavigation
import Foundation
import GitHubValues

extension SourceViewModel {
  /// Copies the address of the marked lines, or of the file, at the commit of the revision.
  func copyPermalink() async throws {
    guard let commit = try await commit(), let address = address(at: commit) else {
      return services.showNotice("The commit of “\(revision)” is not known.")
    }
    services.copyAddress(address)
  }

  /// Begins an issue with the address of the marked lines at the commit of the revision.
  func beginIssue() async throws {
    guard let commit = try await commit(), let address = address(at: commit) else {
      return services.showNotice("The commit of “\(revision)” is not known.")
    }
    let form = NewIssueForm(members: ["body": "\(address.absoluteString)\n"])
    services.navigation.push(.newIssue(repository, form))
  }

  /// Returns the full name of the commit that the revision names; `nil` if there is none.
  private func commit() async throws -> String? {
    if revision.isCommitName { return revision }
    let references = StoreQuery<[GitHub.Reference]>.references(of: repository)
    if !services.isRecent(services.store.result(of: references)) {
      try await services.refreshReferences(of: repository)
    }
    let named = services.store.result(of: references).value?.first { $0.name == revision }
    if let sha = named?.sha, !sha.isEmpty { return sha }
    // The beginning of a name is not enough: another commit may begin with it one day.
    guard isHexadecimal, revision.count >= 7 else { return nil }
    let change = StoreQuery<Changes>.changes(.commit(revision), of: repository)
    do {
      try await services.sync.refresh(change)
    } catch let error as APIError where error.reason == .notFound {
      return nil
    }
    guard case .commit(let detail)? = services.store.result(of: change).value?.source else {
      return nil
    }
    return detail.commit.sha
  }

  private var isHexadecimal: Bool { revision.allSatisfy { $0.isASCII && $0.isHexDigit } }
}
