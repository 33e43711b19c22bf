public import BinderyTerminal
import Foundation
public import OctavoLive
import OctavoViewModels

/// The screens of the app in a terminal.
///
/// ```swift
/// let program = OctavoProgram(session)
/// await session.start(at: .home)
/// let frame = program.source.frame(size: size, step: 0)
/// ```
public final class OctavoProgram {
  /// The source of frames, which handles keys.
  public var source: any FrameSource { host }

  private let host: TerminalHost<Screen>
  private let notices: ObservationToken
  private let questions: ObservationToken
  private let keys: any Disposable

  /// Makes the program; no request is made.
  public init(_ session: AppSession) {
    let configuration = session.configuration
    let dialogs = Dialogs()
    let context = OctavoViewContext(
      keys: OctavoKeys.standard,
      dialogs: dialogs,
      pictures: Pictures { [avatars = session.avatars, activity = session.activity] url in
        await activity { await Self.picture(at: url, avatars) }
      }
    )
    host = TerminalHost(
      router: session.router,
      name: "Octavo",
      keys: context.keys,
      dialogs: dialogs,
      makeTabs: { ViewFactory.tabs($1, of: $0, context) },
      makeView: { ViewFactory.view(of: $0, context) }
    )
    notices = observe { [services = session.services] in
      guard let notice = services.notice else { return dialogs.removeLastingNotice() }
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
    session.services.keyFile = OctavoKeys.file
    keys = session.services.files.contents(of: OctavoKeys.fileName).startWithValues { contents in
      let (keys, problems) = OctavoKeys.keys(with: contents)
      context.keys = keys
      for problem in problems { configuration.report("\(OctavoKeys.fileName): \(problem)") }
      if let notice = OctavoKeys.notice(of: problems) { dialogs.showNotice(notice, .warning) }
    }
  }

  isolated deinit { keys.dispose() }

  /// Loads a picture, and decodes it off the main actor.
  private static func picture(at url: URL, _ avatars: Avatars) async -> Picture? {
    guard let data = await avatars.picture(at: url) else { return nil }
    return await decoded(data)
  }

  @concurrent private static func decoded(_ data: Data) async -> Picture? {
    PNGDecoder.picture(Array(data))?.withoutPlainGround
  }
}
