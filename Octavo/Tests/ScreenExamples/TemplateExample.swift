import Foundation

/// The templates of a repository, as the server returns them.
public enum TemplateExample {
  /// Returns the response to the query for templates, whose names and texts are the one given.
  ///
  /// It has a form with fields of all kinds, a template in Markdown and a link.
  public static func response(naming text: String) throws -> String {
    func quoted(_ text: String) throws -> String {
      let data = try JSONSerialization.data(withJSONObject: [text])
      return String(String(decoding: data, as: UTF8.self).dropFirst().dropLast())
    }
    let word = try quoted(text)
    let form = """
      name: \(word)
      description: \(word)
      title: \(word)
      labels: [\(word)]
      body:
        - type: markdown
          attributes: {value: \(word)}
        - type: input
          id: version
          attributes: {label: Version, description: \(word), placeholder: \(word)}
          validations: {required: true}
        - type: textarea
          id: logs
          attributes: {label: Logs, render: shell, value: \(word)}
        - type: dropdown
          id: system
          attributes: {label: System, options: [Linux, \(word)], default: 1}
        - type: checkboxes
          id: terms
          attributes:
            label: Terms
            options: [{label: \(word), required: true}, {label: Second}]
        - type: upload
          attributes: {label: Pictures}
      """
    let config = """
      contact_links:
        - {name: \(word), url: "https://example.org/", about: \(word)}
      """
    let files = [
      "bug.yml": form, "config.yml": config,
      "idea.md": "---\nname: \(word)\nabout: \(word)\n---\n\(text)",
    ]
    let entries = files.sorted { $0.key < $1.key }.map { name, text in
      ["name": name, "type": "blob", "object": ["isTruncated": false, "text": text]]
        as [String: Any]
    }
    let repository: [String: Any] = ["id": "R_1", "folder0": ["entries": entries]]
    let body = ["data": ["repository": repository]]
    return String(
      decoding: try JSONSerialization.data(withJSONObject: body),
      as: UTF8.self
    )
  }
}
