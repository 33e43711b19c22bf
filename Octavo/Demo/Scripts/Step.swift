/// One thing that happens in a history, with the line of the script that says so.
struct Step {
  enum Action {
    /// The next commits lie about this long before the present.
    case daysAgo(Double)
    /// Work goes on on this branch, which begins here when it is new.
    case branch(String)
    /// A branch begins, or begins anew, at the commit of the main branch with this subject.
    case begin(String, at: String)
    case commit(Commit)
    case merge(Merge)
    /// Names the latest commit; with a message the tag is an object of its own.
    case tag(String, message: String?)
  }

  var action: Action
  let line: Int
}

/// The author of a commit: a login, and a `+` after it for the user's second address.
struct Author {
  let login: String
  let usesSecondAddress: Bool

  init(_ text: Substring) {
    usesSecondAddress = text.hasSuffix("+")
    login = String(usesSecondAddress ? text.dropLast() : text)
  }
}

/// A commit and what it does to the files.
struct Commit {
  let author: Author
  let subject: String
  var body: [String] = []
  var changes: [FileChange] = []
}

/// The merge of a branch into the one that is worked on.
struct Merge {
  let branch: String
  /// The number of the pull request, if there was one.
  let number: Int?
  let author: Author
  let title: String
}

/// A change that a commit makes to one file.
struct FileChange {
  enum Kind {
    case text
    case executable
    case delete
    case move(to: String)
    case link(to: String)
    case submodule(String)
    case asset(String)
  }

  let path: String
  let kind: Kind
  var edits: [NumberedEdit] = []
}

/// An edit with the line of the script that it comes from.
struct NumberedEdit {
  let edit: LineEdit
  let line: Int
}

/// An edit of a text at a place that earlier edits of the same commit moved to.
enum LineEdit {
  case add(String)
  case remove(String)
  case goAfter(String)
  case goBefore(String)
  case replace(String, with: String)
  case replaceAll(String, with: String)
}
