public import Foundation

extension DemoWorld {
  /// A bare git repository.
  public struct Repository: Sendable, Equatable {
    /// The login of the person it belongs to.
    public let owner: String
    /// Its name beside the owner's other repositories.
    public let name: String
    /// What it is, in one sentence.
    public let description: String
    /// The address of the project's site.
    public let homepage: String?
    /// The words that people may find it by.
    public let topics: [String]
    /// Where the bare repository lies.
    public let folder: URL
  }
}
