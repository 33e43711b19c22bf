public import BinderyNavigation

/// A card that is being written; its text is not lost without a question.
public final class PostcardViewModel: ViewModel, TitledViewModel {
  /// The names to choose from.
  public static let recipients = ["Ines Okafor", "Mona Lindqvist", "Yusuf Demir"]
  /// The number of characters that a card has space for.
  public static let space = 280

  /// The text, as typed.
  @MutableProperty public var text = ""
  /// The offset of the recipient among the names.
  @MutableProperty public var recipient = 0
  /// Whether the card is sent as a registered letter.
  @MutableProperty public var isRegistered = false
  /// Whether the card is shown as it will arrive.
  @MutableProperty public private(set) var isPreviewed = false
  /// The question whether the text may be discarded.
  public let discard = Interaction<AlertContent, AlertContent.Choice>()

  @MutableProperty private var isSent = false
  private let deliver: (PostcardViewModel) -> Void

  /// Makes an empty card; `deliver` sends it.
  public init(deliver: @escaping (PostcardViewModel) -> Void) {
    self.deliver = deliver
    super.init()
  }

  /// The title of the screen.
  public var title: String { "Postcard" }

  /// The name of the recipient.
  public var recipientName: String { Self.recipients[recipient] }

  /// The used part of the card, from 0 to 1.
  public var usedSpace: Double { min(1, Double(text.count) / Double(Self.space)) }

  /// The used space in words.
  public var usage: String { "\(text.count) of \(Self.space) characters" }

  /// The number of words and the postage.
  public var details: [String] {
    let words = text.split(whereSeparator: \.isWhitespace).count
    return ["Words: \(words)", "Postage: \(isRegistered ? "3.60" : "0.95") €"]
  }

  private func send() {
    isSent = true
    deliver(self)
  }
}

extension PostcardViewModel: ActionProviding {
  /// The actions of the screen.
  public var actions: [ScreenAction] {
    let fits = !text.isEmpty && text.count <= Self.space
    return [
      ScreenAction("send", "Send", isEnabled: fits, isPrimary: true) { self.send() },
      ScreenAction("preview", isPreviewed ? "Hide Preview" : "Preview", isPrimary: true) {
        self.isPreviewed.toggle()
      },
    ]
  }
}

extension PostcardViewModel: LeavingGuard {
  /// Whether there is a text that has not been sent.
  public var guardsLeaving: Bool { !text.isEmpty && !isSent }

  /// Asks whether the text may be discarded.
  public func confirmLeaving() async -> Bool {
    await discard.ask(Self.question)?.role == .destructive
  }

  private static let question = AlertContent(
    title: "Discard the card?",
    message: "It has not been sent.",
    choices: [.init("Cancel", role: .cancel), .init("Discard", role: .destructive)]
  )
}
