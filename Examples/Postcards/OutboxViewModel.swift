public import BinderyNavigation

/// The cards that have been sent.
public final class OutboxViewModel: ViewModel, TitledViewModel, ActionProviding {
  /// The cards, the newest first.
  @MutableProperty public private(set) var postcards: [Postcard] = []
  private let navigation: any Navigation<PostcardScreen>

  /// Makes an empty list.
  public init(navigation: any Navigation<PostcardScreen>) {
    self.navigation = navigation
    super.init()
  }

  /// The title of the screen.
  public var title: String { "Postcards" }

  /// The text in place of an empty list.
  public var emptyText: String { "No cards have been sent." }

  /// The actions of the screen.
  public var actions: [ScreenAction] {
    [ScreenAction("write", "Write a Card", isPrimary: true) { self.write() }]
  }

  /// Shows an empty card, which is added to the list when it is sent.
  public func write() {
    navigation.push(
      .postcard(
        PostcardViewModel { [weak self, navigation] card in
          self?.add(card)
          navigation.pop()
        }
      )
    )
  }

  private func add(_ card: PostcardViewModel) {
    let postcard = Postcard(
      id: postcards.count + 1,
      recipient: card.recipientName,
      text: card.text,
      isRegistered: card.isRegistered
    )
    postcards.insert(postcard, at: 0)
  }
}
