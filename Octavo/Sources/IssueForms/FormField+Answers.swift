extension FormField {
  /// The reason why the form cannot be sent with an answer; `nil` if it can.
  public func problem(with answer: FormAnswer) -> String? {
    switch kind {
    case .markdown: return nil
    case .input, .textarea:
      return isRequired && answer.isBlank ? "“\(label)” is needed." : nil
    case .dropdown:
      return isRequired && chosen(answer).isEmpty ? "“\(label)” needs a choice." : nil
    case .checkboxes:
      let isMissing = options.enumerated().contains { index, option in
        option.isRequired && !answer.chosen.contains(index)
      }
      return isMissing ? "A box of “\(label)” has to be checked." : nil
    case .upload:
      return isRequired ? "“\(label)” takes files, which only the browser can send." : nil
    }
  }

  /// Returns the answer that the words of an address give: a text, or the labels of options with
  /// commas between them; `nil` for no answer.
  public func answer(in words: String) -> FormAnswer? {
    switch kind {
    case .input, .textarea: return words.isEmpty ? nil : FormAnswer(text: words)
    case .dropdown:
      let whole = offsets(of: [words])
      let chosen = whole.isEmpty ? offsets(of: words.split(separator: ",")) : whole
      guard !chosen.isEmpty else { return nil }
      return FormAnswer(chosen: Set(chosen.prefix(isMultiple ? chosen.count : 1)))
    // The user agrees himself.
    case .checkboxes, .markdown, .upload: return nil
    }
  }

  private func offsets(of labels: [some StringProtocol]) -> [Int] {
    let labels = labels.map { $0.lowercased().split(whereSeparator: \.isWhitespace) }
    return options.indices.filter {
      labels.contains(options[$0].label.lowercased().split(whereSeparator: \.isWhitespace))
    }
  }

  /// The part of the text of an issue that an answer becomes; `nil` for a field without one.
  func section(with answer: FormAnswer) -> String? {
    guard isAnswered else { return nil }
    return "### \(label)\n\n\(text(of: answer))"
  }

  private static let nothing = "_No response_"

  private func text(of answer: FormAnswer) -> String {
    switch kind {
    case .input, .textarea:
      if answer.isBlank { return Self.nothing }
      return language.map { Self.code(answer.text, in: $0) } ?? answer.text
    case .dropdown:
      let chosen = chosen(answer)
      return chosen.isEmpty ? Self.nothing : chosen.joined(separator: ", ")
    case .checkboxes:
      return options.enumerated().map { index, option in
        "- [\(answer.chosen.contains(index) ? "X" : " ")] \(option.label)"
      }.joined(separator: "\n")
    case .markdown, .upload: return Self.nothing
    }
  }

  private func chosen(_ answer: FormAnswer) -> [String] {
    options.enumerated().filter { answer.chosen.contains($0.offset) }.map(\.element.label)
  }

  /// Returns a block of code whose fence is longer than any in the code.
  private static func code(_ text: String, in language: String) -> String {
    let longest = text.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)\(language)\n\(text)\n\(fence)"
  }
}

extension [FormField] {
  /// Returns the text of an issue with answers, in the form in which GitHub composes it.
  public func body(with answers: [String: FormAnswer]) -> String {
    compactMap { $0.section(with: answers[$0.key] ?? $0.initial) }.joined(separator: "\n\n")
  }

  /// Returns the first reason why the form cannot be sent with answers; `nil` if it can.
  public func problem(with answers: [String: FormAnswer]) -> String? {
    lazy.compactMap { $0.problem(with: answers[$0.key] ?? $0.initial) }.first
  }

  /// Whether only the page of the server can send the form, because it has to have files.
  public var needsBrowser: Bool { contains { $0.kind == .upload && $0.isRequired } }
}
