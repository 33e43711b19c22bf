import BinderyNavigation
import GitHubValues

extension Services {
  /// Asks for the place of a file, and saves it there.
  ///
  /// It returns when the user has answered; the file is saved while other screens are shown.
  public func save(_ request: SaveRequest) async {
    guard let (place, replaces) = await askForPlace(of: request) else { return }
    let download = Download(request, at: place, job: saver.job(for: request.content))
    attempt(download, replacing: replaces)
  }

  /// Saves a file that could not be saved, from where the last attempt ended if that is possible.
  func resume(_ download: Download) {
    guard case .failed = download.state else { return }
    attempt(download, replacing: false)
  }

  /// The message about the files and copies that are under way, which lasts as long as they are;
  /// `nil` for none.
  ///
  /// A view shows it while there is no other notice.
  public var savingNotice: Notice? {
    downloads.status.map { status in
      let isOne = downloads.count == 1
      let title = isOne ? Strings.cancelSaving : Strings.cancelAllSaving
      let action = Notice.Action(title: title) { [weak self] in
        self?.downloads.cancelAll()
      }
      return Notice(text: status, action: action, duration: .seconds(1 << 40))
    }
  }

  private func attempt(_ download: Download, replacing: Bool) {
    downloads.begin(download) { [weak self] in
      do {
        try await download.receive()
        try await self?.store(download, replacing: replacing)
      } catch {
        await self?.failed(download, error)
      }
    }
  }

  /// Gives a complete file its name, and asks for another if a file has got that meanwhile.
  private func store(_ download: Download, replacing: Bool) async throws {
    var replaces = replacing
    while true {
      do {
        try Task.checkCancellation()
        try await download.job.store(at: download.place, replacing: replaces)
        break
      } catch SaveFailure.taken {
        let place = try await saver.place(at: download.place.path, for: download.request.name)
        guard let choice = try await resolve(place, for: download.request.name) else {
          throw CancellationError()
        }
        (download.place, replaces) = choice
      }
    }
    download.state = .done
    downloads.remove(download)
    showNotice(Strings.saved(at: download.place), for: .seconds(10))
  }

  private func failed(_ download: Download, _ error: any Error) async {
    let isCancelled = download.state == .cancelled
    let message = message(for: error)
    guard !isCancelled, let reason = message else {
      await download.job.remove()
      download.state = .cancelled
      return downloads.remove(download)
    }
    download.state = .failed(reason)
    let title = download.canContinue ? Strings.resume : Strings.tryAgain
    let notice = Strings.notSaved(download.place.name, reason)
    showNotice(notice, for: .seconds(30), action: title) { [weak self] in self?.resume(download) }
  }

  /// Asks until the answer names a place, and what to do with a file that has the name.
  private func askForPlace(of request: SaveRequest) async -> (SavePlace, replaces: Bool)? {
    let suggestion = await saver.suggestion(for: request.name)
    var question = InputQuestion.file(at: suggestion, size: request.size)
    while let answer = await questions.ask(question) {
      do {
        let place = try await saver.place(at: answer, for: request.name)
        return try await resolve(place, for: request.name)
      } catch {
        let problem = message(for: error)
        question = .file(at: answer, size: request.size, problem: problem)
      }
    }
    return nil
  }

  /// Asks whether a file is replaced, if one has the name; `nil` if the user cancels.
  private func resolve(
    _ place: SavePlace,
    for name: String
  ) async throws -> (SavePlace, replaces: Bool)? {
    guard place.isTaken else { return (place, false) }
    switch await choices.ask(ReplacingAlert.alert(for: place)) {
    case ReplacingAlert.replace: return (place, true)
    case ReplacingAlert.keepBoth:
      return (try await saver.place(at: "\(place.folder)/\(place.freeName)", for: name), false)
    default: return nil
    }
  }
}
