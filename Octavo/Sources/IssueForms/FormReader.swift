/// Reads the form of a template, with the rules of GitHub.
struct FormReader {
  let name: String
  private(set) var fields: [FormField] = []

  /// The most fields that a form may have here.
  private static let most = 200

  /// - Throws: The first mistake.
  init(_ value: YAMLValue) throws(FormError) {
    guard let name = value["name"]?.string, !name.isEmpty else {
      throw FormError("The form has no name.")
    }
    self.name = name
    guard value["description"]?.string?.isEmpty == false else {
      throw FormError("The form has no description.")
    }
    guard let body = value["body"]?.elements, !body.isEmpty else {
      throw FormError("The form has no fields.")
    }
    guard body.count <= Self.most else { throw FormError("The form has too many fields.") }
    for (index, item) in body.enumerated() { fields.append(try field(item, index)) }
    try check()
  }

  private func field(_ item: YAMLValue, _ index: Int) throws(FormError) -> FormField {
    guard let type = item["type"]?.string, let kind = FormField.Kind(rawValue: type) else {
      throw FormError("Field \(index + 1) has an unknown type.")
    }
    let attributes = item["attributes"]
    func text(_ member: String) throws(FormError) -> String {
      guard let value = attributes?[member] else { return "" }
      guard let text = value.string else {
        throw FormError("“\(member)” of field \(index + 1) is no text.")
      }
      return text
    }
    let label = try text("label")
    if kind == .markdown {
      guard try !text("value").isEmpty else { throw FormError("Field \(index + 1) has no text.") }
    } else if label.isEmpty {
      throw FormError("Field \(index + 1) has no label.")
    }
    let options = try options(attributes?["options"], of: kind, index)
    let identifier = item["id"]?.string
    if item["id"] != nil, identifier?.isFormIdentifier != true {
      throw FormError("The id of field \(index + 1) is none.")
    }
    var initial = FormAnswer(text: kind == .markdown ? "" : try text("value"))
    if let offset = attributes?["default"]?.string.flatMap({ Int($0) }) {
      guard options.indices.contains(offset) else {
        throw FormError("The default of field \(index + 1) is none of its options.")
      }
      initial.chosen = [offset]
    }
    let language = try text("render")
    // Each box says itself whether it has to be checked.
    let isDemanded = try bool(item["validations"]?["required"], "required", index)
    let isRequired = isDemanded && kind != .checkboxes
    return FormField(
      key: identifier ?? "\u{0}\(index)",
      kind: kind,
      label: label,
      description: try text(kind == .markdown ? "value" : "description"),
      placeholder: try text("placeholder"),
      initial: initial,
      language: kind == .textarea && !language.isEmpty ? language : nil,
      options: options,
      isMultiple: try bool(attributes?["multiple"], "multiple", index),
      isRequired: isRequired
    )
  }

  private func options(
    _ value: YAMLValue?,
    of kind: FormField.Kind,
    _ index: Int
  ) throws(FormError) -> [FormField.Option] {
    guard kind == .dropdown || kind == .checkboxes else { return [] }
    guard let elements = value?.elements, !elements.isEmpty else {
      throw FormError("Field \(index + 1) has no options.")
    }
    var options: [FormField.Option] = []
    for element in elements {
      let label = kind == .dropdown ? element.string : element["label"]?.string
      guard let label, !label.isEmpty else {
        throw FormError("An option of field \(index + 1) is no text.")
      }
      let isRequired = try bool(element["required"], "required", index)
      options.append(FormField.Option(label: label, isRequired: isRequired))
    }
    guard Set(options.map(\.label)).count == options.count else {
      throw FormError("Field \(index + 1) has an option twice.")
    }
    return options
  }

  private func bool(_ value: YAMLValue?, _ name: String, _ index: Int) throws(FormError) -> Bool {
    guard let value else { return false }
    guard let bool = value.bool else {
      throw FormError("“\(name)” of field \(index + 1) is neither true nor false.")
    }
    return bool
  }

  private func check() throws(FormError) {
    let answered = fields.filter(\.isAnswered)
    guard !answered.isEmpty else { throw FormError("The form has nothing but texts.") }
    guard Set(fields.map(\.key)).count == fields.count else {
      throw FormError("Two fields have the same id.")
    }
    guard Set(answered.map { $0.label.lowercased() }).count == answered.count else {
      throw FormError("Two fields have the same label.")
    }
  }
}

extension String {
  /// Whether a field may have it as its id.
  fileprivate var isFormIdentifier: Bool {
    !isEmpty && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
  }
}
