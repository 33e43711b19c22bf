public import Foundation
public import GitHubValues

extension Endpoint where Value == Data {
  /// The files of a repository at a branch, tag or commit, as a compressed archive of `tar`.
  ///
  /// The server redirects to the address of the archive, which may be on another server. All files
  /// are in one folder, whose name the server chooses. It leaves out files, and changes others,
  /// where the attributes of the repository say so. Download it: it may be of any size.
  public static func archive(
    of repository: GitHub.RepositoryName,
    at reference: String
  ) -> Self {
    let request = GitHub.Request.get(repository.path + ["tarball", reference])
    return .bytes(request, limit: GitHub.Request.usualFileLimit)
  }
}
