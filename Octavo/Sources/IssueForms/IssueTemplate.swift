/// A template for issues: a text to begin with, or a form.
public struct IssueTemplate: Codable, Hashable, Sendable {
  /// The content of a template.
  public enum Content: Codable, Hashable, Sendable {
    /// A text in Markdown to begin with.
    case text(String)
    /// A form.
    case form([FormField])
    /// A file that cannot be used, for a reason.
    case problem(String)
  }

  /// The path of the file in its repository.
  public let path: String
  /// The name.
  public let name: String
  /// The sentence about its purpose.
  public let about: String
  /// The title to begin with.
  public let title: String
  /// The names of the labels that its issues get.
  public let labels: [String]
  /// The logins of the accounts that are to work on its issues.
  public let assignees: [String]
  /// The text or the form.
  public let content: Content

  /// The fields of a form; empty for a text.
  public var fields: [FormField] { if case .form(let fields) = content { fields } else { [] } }

  /// Reads a file; `nil` if it is none of a template.
  ///
  /// A Markdown file in the folder of templates needs a name in its head; the only template of a
  /// repository has no head.
  init?(path: String, text: String, isOnly: Bool) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if isOnly {
      self.init(path: path, name: "", head: nil, .text(Self.body(of: text).body))
    } else if name.lowercased().hasSuffix(".md") {
      let (head, body) = Self.body(of: text)
      guard let head, let value = try? YAMLValue(parsing: head),
        let name = value["name"]?.string, !name.isEmpty
      else { return nil }
      self.init(path: path, name: name, head: value, .text(body))
    } else {
      do throws(FormError) {
        let value = try YAMLValue(parsing: text)
        let form = try FormReader(value)
        self.init(path: path, name: form.name, head: value, .form(form.fields))
      } catch {
        self.init(path: path, name: name, head: nil, .problem(error.reason))
      }
    }
  }

  private init(path: String, name: String, head: YAMLValue?, _ content: Content) {
    (self.path, self.name, self.content) = (path, name, content)
    about = (head?["about"] ?? head?["description"])?.string ?? ""
    title = head?["title"]?.string ?? ""
    labels = head?["labels"]?.words ?? []
    assignees = head?["assignees"]?.words ?? []
  }

  /// Separates the head between two lines of dashes from the text.
  private static func body(of text: String) -> (head: String?, body: String) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.first?.hasPrefix("---") == true,
      let end = lines.dropFirst().firstIndex(where: { $0.hasPrefix("---") })
    else { return (nil, text) }
    let body = lines[(end + 1)...].drop { $0.allSatisfy(\.isWhitespace) }
    return (lines[1..<end].joined(separator: "\n"), body.joined(separator: "\n"))
  }
}
