extension DemoWorld {
  /// A pull request that is open.
  public struct Pull: Sendable, Equatable {
    /// The owner and name of the repository into which it is merged.
    public let repository: String
    /// The number.
    public let number: Int
    /// The login of the author.
    public let actor: String
    /// The time between its opening and the newest commit of the world, in seconds.
    public let age: Int
    /// The title.
    public let title: String
    /// The text.
    public let text: String?
    /// The owner and name of the repository that has the branch; `nil` if that was deleted.
    public let headRepository: String?
    /// The login of the owner of that repository.
    public let headOwner: String
    /// The branch that is merged.
    public let head: String
    /// The branch into which it is merged.
    public let base: String
    /// Whether it is not ready for review.
    public let isDraft: Bool
    /// Whether it waits in the merge queue.
    public let isQueued: Bool
    /// The labels.
    public let labels: [String]
    /// The logins and the teams, as `ORGANIZATION/SLUG`, that are asked for a review.
    public let reviewers: [String]
  }

  /// An action on a pull request that is open.
  public struct PullAction: Sendable, Equatable {
    /// The kinds of actions, by the words that `World/pulls.txt` uses.
    public enum Kind: String, Sendable, CaseIterable {
      /// A comment on the pull request, or on a line of it.
      case comment, line
      /// A reply to a comment on a line, and the end of such a conversation.
      case reply, resolve
      case review
      /// A review was dismissed.
      case dismiss
      /// The branch was replaced by another one, or the pull request became ready for review.
      case force, ready
    }

    /// The kind of the action.
    public let kind: Kind
    /// The owner and name of the repository.
    public let repository: String
    /// The number of the pull request.
    public let number: Int
    /// The login of the user who acted.
    public let actor: String
    /// The time between the action and the newest commit of the world, in seconds.
    public let age: Int
    /// The text that was written.
    public let text: String
    /// The decision of a review: `approved`, `changes` or `comment`.
    public let decision: String
    /// The subject of the commit that was the head then; the present head if `nil`.
    public let subject: String?
    /// The name by which other actions refer to a comment on a line.
    public let name: String?
    /// The file of a comment.
    public let file: String
    /// The last line of a comment.
    public let line: Int?
    /// The first line, if there are several.
    public let start: Int?
    /// Whether the lines are of the version before.
    public let isBefore: Bool
  }

  /// The rules of a protected branch.
  public struct Rules: Sendable, Equatable {
    /// The owner and name of the repository.
    public let repository: String
    /// The name of the branch.
    public let branch: String
    /// The number of approvals that are needed.
    public let approvals: Int
    /// The names of the checks that have to pass.
    public let checks: [String]
    /// Whether an owner of each changed file has to approve.
    public let needsOwners: Bool
    /// Whether a branch has to be up to date.
    public let isStrict: Bool
    /// Whether all conversations have to be resolved.
    public let needsResolution: Bool
    /// Whether there is a merge queue.
    public let hasQueue: Bool
  }

  /// A team of an organisation.
  public struct Team: Sendable, Equatable {
    /// The login of the organisation.
    public let organization: String
    /// The name in addresses.
    public let slug: String
    /// The name.
    public let name: String
    /// A sentence on its purpose.
    public let description: String
    /// The logins of the members.
    public let members: [String]
  }
}
