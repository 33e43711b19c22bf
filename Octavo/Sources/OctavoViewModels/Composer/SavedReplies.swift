import GitHubEndpoints
import GitHubValues

nonisolated extension StoreQuery where Value == [GitHub.SavedReply] {
  /// The texts that the account has saved on its server, of which it has a hundred at most.
  static var savedReplies: Self {
    Self("saved replies", from: .document(Endpoint.savedReplies().map { $0.value.items }))
  }
}

extension Services {
  /// The saved texts to choose from: first those of this machine, then those of the server, each
  /// with a title of its own.
  var savedReplies: [SavedReply] {
    let server = store.result(of: .savedReplies).value ?? []
    let all =
      preferences[Settings.savedReplies]
      + server.map { SavedReply(name: "\($0.title) (GitHub)", text: $0.body) }
    var names: Set<String> = []
    return all.map { reply in
      let number = (1...).first { !names.contains(reply.name.numbered($0)) } ?? 1
      let name = reply.name.numbered(number)
      names.insert(name)
      return SavedReply(name: name, text: reply.text)
    }
  }

  /// Requests the texts of the server: at once if none were read before, and otherwise for the next
  /// time.
  func refreshSavedReplies() async {
    let request = { [self] in
      // Without them, those of this machine can be chosen.
      do { try await sync.refresh(.savedReplies) } catch {}
    }
    if store.result(of: .savedReplies).value == nil { return await request() }
    Task { await request() }
  }
}

nonisolated extension String {
  fileprivate func numbered(_ number: Int) -> String { number == 1 ? self : "\(self) \(number)" }
}
