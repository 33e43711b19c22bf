import BinderyNavigation

/// Texts that were saved for later comments: those of the server and those of this machine.
extension ComposerViewModel {
  /// Inserting a saved text, saving the present one, and renaming or deleting one of this machine.
  var replyActions: [ScreenAction] {
    let hasOwn = !services.preferences[Settings.savedReplies].isEmpty
    func action(
      _ id: String,
      _ title: String,
      _ isEnabled: Bool,
      _ perform: @escaping @MainActor (ComposerViewModel) async -> Void
    ) -> ScreenAction {
      ScreenAction(id, title, section: Strings.savedReplies, isEnabled: isEnabled) {
        Task.immediate { await perform(self) }
      }
    }
    return [
      action("reply", "Insert Saved Reply…", isEditable) { await $0.insertReply() },
      action("reply.save", "Save as Reply…", !isEmpty) { await $0.saveReply() },
      action("reply.rename", "Rename Saved Reply…", hasOwn) { await $0.renameReply() },
      action("reply.delete", "Delete Saved Reply…", hasOwn) { await $0.deleteReply() },
    ]
  }

  private var own: [SavedReply] {
    get { untracked { services.preferences[Settings.savedReplies] } }
    set { services.preferences[Settings.savedReplies] = newValue }
  }

  private func insertReply() async {
    await services.refreshSavedReplies()
    guard let reply = await choose(untracked { services.savedReplies }) else { return }
    insert(reply.text)
  }

  /// Inserts a text in place of the selection; nothing happens while the field is not editable.
  func insert(_ other: String) {
    guard untracked({ isEditable }) else { return }
    show(untracked { content }.inserting(other))
  }

  private func saveReply() async {
    let text = untracked { self.text }
    let answer = await services.questions.ask(.replyName(of: text.firstWords))
    guard let name = answer?.trimmed, !name.isEmpty else { return }
    own = own.replacing(SavedReply(name: name, text: text))
    services.showNotice("Saved the reply “\(name)”.")
  }

  private func renameReply() async {
    guard let reply = await choose(own) else { return }
    let answer = await services.questions.ask(.replyName(of: reply.name))
    guard let name = answer?.trimmed, !name.isEmpty, name != reply.name else { return }
    own = own.filter { $0.name != reply.name }.replacing(SavedReply(name: name, text: reply.text))
  }

  private func deleteReply() async {
    guard let reply = await choose(own) else { return }
    own.removeAll { $0.name == reply.name }
    services.showNotice("Deleted the reply “\(reply.name)”.", action: "Undo") { [weak self] in
      guard let self else { return }
      own = own.replacing(reply)
    }
  }

  private func choose(_ replies: [SavedReply]) async -> SavedReply? {
    let choice = await services.navigation.present {
      .optionPicker(.reply(replies), current: nil, result: $0)
    }
    return choice.flatMap { choice in replies.first { $0.name == choice.title } }
  }
}

nonisolated extension [SavedReply] {
  /// Returns the texts in the order of their names, with one in place of another of its name.
  fileprivate func replacing(_ reply: SavedReply) -> Self {
    (filter { $0.name != reply.name } + [reply]).sorted {
      $0.name.lowercased() < $1.name.lowercased()
    }
  }
}

nonisolated extension String {
  /// The beginning of the first line, as a name.
  fileprivate var firstWords: String {
    let line = split(whereSeparator: \.isNewline).first.map(String.init)?.trimmed ?? ""
    return String(line.prefix(40)).trimmed
  }
}

nonisolated extension ComposedText {
  /// Returns the text with another one in place of the selection, and the cursor behind it.
  func inserting(_ other: String) -> ComposedText {
    var result = self
    let end = selection.lowerBound + other.utf8.count
    result.replace(selection, with: other, selecting: end..<end)
    return result
  }
}
