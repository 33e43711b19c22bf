public import BinderyTerminal
import Foundation
import GitHubValues
public import OctavoLive
public import OctavoViewModels

/// The screens of the app in a terminal.
///
/// ```swift
/// let program = OctavoProgram(session)
/// await session.start(at: .home)
/// let frame = program.source.frame(size: size, step: 0)
/// ```
@MainActor
public final class OctavoProgram {
  /// The source of frames, which handles keys.
  public var source: any FrameSource { host }

  /// The user's editor, for fields of several lines; `nil` without a terminal.
  var editor: ExternalEditor? {
    get { context.editor }
    set { context.editor = newValue }
  }

  private let context: OctavoViewContext
  private let host: TerminalHost<Screen>
  private let notices: ObservationToken
  private let questions: ObservationToken
  private let choices: ObservationToken
  private let keys: any Disposable

  /// Returns what the About screen says about the terminal, by the variables of its environment.
  public static func facts(in environment: [String: String]) -> [SettingsRow] {
    let terminal = ["TERM", "COLORTERM", "TERM_PROGRAM"].compactMap { environment[$0] }
    return [SettingsRow(Strings.terminal, terminal.filter { !$0.isEmpty }.joined(separator: ", "))]
  }

  /// Makes the program; no request is made.
  public init(_ session: AppSession) {
    let configuration = session.configuration
    let dialogs = Dialogs()
    let context = OctavoViewContext(
      keys: OctavoKeys.standard,
      dialogs: dialogs,
      pictures: Self.pictures(of: session),
      documentPictures: Self.documentPictures(of: session),
      clipboard: FieldClipboard { [services = session.services] in services.copy($0) }
    )
    self.context = context
    host = TerminalHost(
      router: session.router,
      name: Strings.program,
      keys: context.keys,
      dialogs: dialogs,
      makeTabs: { ViewFactory.tabs($1, of: $0, context) },
      makeView: { ViewFactory.view(of: $0, context) }
    )
    notices = observe { [services = session.services] in
      guard let notice = services.notice ?? services.savingNotice else {
        return dialogs.removeLastingNotice()
      }
      dialogs.showNotice(
        notice.text,
        .accent,
        isLasting: notice.isLasting,
        action: notice.action?.title
      ) {
        notice.action?.perform()
      }
    }
    questions = session.services.questions.answer { question in
      await dialogs.askForText(
        title: question.title,
        message: question.prompt,
        text: question.suggestion
      )
    }
    choices = session.services.choices.answer { await dialogs.ask($0) }
    session.services.keyFile = OctavoKeys.file
    session.services.actionTable = { [weak host] in
      host?.screenActions.filter { $0.section != Strings.moving }.map(TableAction.init) ?? []
    }
    keys = session.services.files.contents(of: OctavoKeys.fileName).startWithValues { contents in
      let (keys, problems) = OctavoKeys.keys(with: contents)
      context.keys = keys
      for problem in problems { configuration.report("\(OctavoKeys.fileName): \(problem)") }
      if let notice = OctavoKeys.file.notice(of: problems) { dialogs.showNotice(notice, .warning) }
    }
  }

  isolated deinit { keys.dispose() }

  private static func pictures(of session: AppSession) -> Pictures {
    Pictures { [avatars = session.avatars, activity = session.activity] url in
      await activity {
        guard let data = await avatars.picture(at: url) else { return nil }
        return await decoded(data)?.picture.withoutPlainGround
      }
    } decode: { [activity = session.activity] file in
      await activity { await decoded(file.bytes)?.picture }
    }
  }

  private static func documentPictures(of session: AppSession) -> DocumentPictures {
    DocumentPictures { [session = session.services.session] in
      session.user.map { StoredAccount.ID(server: session.server.name, login: $0.login) }
    } locate: { [services = session.services] in
      services.source(ofPicture: $0, in: $1)
    } load: { [services = session.services, activity = session.activity] address in
      await activity { await Self.picture(at: address, services) }
    }
  }

  /// Loads a picture of a document.
  private static func picture(
    at address: DocumentPictures.Address,
    _ services: Services
  ) async -> DecodedPicture? {
    guard let file = await services.picture(at: address.source) else { return nil }
    return await decoded(file.bytes, longestSide: DocumentPictures.longestSide)
  }

  /// Decodes a picture off the main actor.
  @concurrent private static func decoded(
    _ data: Data,
    longestSide side: Int = DecodedPicture.longestSide
  ) async -> DecodedPicture? {
    DecodedPicture.decode(Array(data), longestSide: side)
  }
}
