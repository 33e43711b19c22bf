import Foundation
import GitHubValues

/// The place of a conversation among the files of its pull request.
nonisolated struct ThreadPage {
  /// The address.
  let address: String

  /// Makes the address of the line, or of the file if the line is not there any more.
  init(
    _ thread: GitHub.ReviewThread,
    _ number: Int,
    _ repository: GitHub.RepositoryName,
    _ web: WebAddress
  ) {
    let page = web.page(of: repository, ["pull", "\(number)", "files"])?.absoluteString ?? ""
    address = thread.comments.first.map { "\(page)#r\($0.id)" } ?? page
  }
}
