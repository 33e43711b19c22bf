/// A part of a document that is shown as one line until it is opened.
///
/// The author of a document writes it as `<details>`; the rest of a very long comment is one, too.
public struct MarkupFold: Sendable, Hashable {
  /// The name, which no other fold of the document has.
  public let name: String
  /// Whether it is open until the user closes it.
  public let isOpenAtFirst: Bool

  /// The most folds around each other; deeper ones are always open.
  static let mostNested = 8
  private static let scheme = "octavo-fold:"

  /// Makes a fold.
  public init(_ name: String, isOpenAtFirst: Bool = false) {
    (self.name, self.isOpenAtFirst) = (name, isOpenAtFirst)
  }

  /// The address of the link that opens and closes the fold, which no document can have.
  public var address: String { Self.scheme + name }

  /// Returns the name of the fold with an address; `nil` for another address.
  public static func name(of address: String) -> String? {
    address.hasPrefix(scheme) ? String(address.dropFirst(scheme.count)) : nil
  }

  /// Returns whether it is open, after those with some names were opened or closed by the user.
  public func isOpen(toggled: Set<String>) -> Bool { isOpenAtFirst != toggled.contains(name) }

  /// Returns the line of the fold as a link: a mark for its state, and its words.
  public func line(_ words: [MarkupRun], toggled: Set<String>) -> [MarkupRun] {
    [MarkupRun(isOpen(toggled: toggled) ? "▾ " : "▸ ", link: address)]
      + words.map { run in
        var run = run
        run.link = run.link ?? address
        return run
      }
  }
}

extension MarkupPart {
  /// The fold that the part is the line of; `nil` for another part.
  public var fold: MarkupFold? { if case .fold(_, let fold) = content { fold } else { nil } }

  /// Returns whether a fold around the part is closed.
  public func isHidden(toggled: Set<String>) -> Bool {
    folds.contains { !$0.isOpen(toggled: toggled) }
  }
}
