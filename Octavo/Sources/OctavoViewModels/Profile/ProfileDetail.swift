public import Foundation
import GitHubValues

/// One line of a profile.
public nonisolated struct ProfileDetail: Sendable, Identifiable, Equatable {
  /// The subject of the line.
  public enum Kind: Sendable, Hashable {
    case name, bio, company, location, email, blog
  }

  /// The subject of the line.
  public let kind: Kind
  /// The text that the account has entered, which is untrusted, or “Not set”.
  public let text: String
  /// Whether the account has entered a text.
  public let isSet: Bool
  /// The target of the line; `nil` for none.
  public let url: URL?

  /// The name of the subject.
  public var title: String {
    switch kind {
    case .name: "Name"
    case .bio: "Biography"
    case .company: "Company"
    case .location: "Location"
    case .email: "Email"
    case .blog: "Website"
    }
  }

  /// The subject of the line, unique among the lines.
  public var id: Kind { kind }

  static func all(of user: GitHub.User) -> [ProfileDetail] {
    let lines: [(Kind, String?)] = [
      (.name, user.name), (.bio, user.bio), (.company, user.company),
      (.location, user.location), (.email, user.email), (.blog, user.blog),
    ]
    return lines.compactMap { kind, text in
      guard let text = text?.trimmed, !text.isEmpty else {
        guard kind != .name, kind != .bio else { return nil }
        return ProfileDetail(kind: kind, text: "Not set", isSet: false, url: nil)
      }
      return ProfileDetail(kind: kind, text: text, isSet: true, url: url(kind, text))
    }
  }

  private static func url(_ kind: Kind, _ text: String) -> URL? {
    switch kind {
    case .email:
      return text.contains("@") ? URL(string: "mailto:\(text)") : nil
    case .blog:
      return WebAddress.page(writtenAs: text)
    case .name, .bio, .company, .location:
      return nil
    }
  }
}
