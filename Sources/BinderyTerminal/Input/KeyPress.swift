#if canImport(Glibc) || canImport(Musl)
/// A key that was pressed, with the modifiers held.
public nonisolated struct KeyPress: Hashable, Sendable {
  /// The keys that have no character.
  public enum Key: Hashable, Sendable {
    /// A key that types something. With ``Modifiers/control`` it is the lower-case letter.
    case character(Character)
    /// Return, also of the number pad.
    case enter
    /// The tabulator.
    case tab
    /// Deletes backward.
    case backspace
    /// Escape.
    case escape
    /// Cursor up.
    case up
    /// Cursor down.
    case down
    /// Cursor left.
    case left
    /// Cursor right.
    case right
    /// To the beginning.
    case home
    /// To the end.
    case end
    /// A page back.
    case pageUp
    /// A page on.
    case pageDown
    /// Switches inserting.
    case insert
    /// Deletes forward.
    case delete
    /// F1 to F12.
    case function(Int)
  }

  /// The keys that are held while another is pressed.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits, as terminals number them.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Shift; it is part of the character where there is one.
    public static let shift = Modifiers(rawValue: 1)
    /// Alt, which terminals send as an Esc before the key.
    public static let alt = Modifiers(rawValue: 2)
    /// Control.
    public static let control = Modifiers(rawValue: 4)
  }

  /// The key.
  public var key: Key
  /// The modifiers that were held.
  public var modifiers: Modifiers

  /// Makes a key press.
  public init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Makes the press of a key that types something.
  public init(_ character: Character, _ modifiers: Modifiers = []) {
    self.init(.character(character), modifiers)
  }

  /// The character that the key types into a text, or `nil` for a key that types none.
  package var typed: Character? {
    guard case .character(let character) = key, modifiers.subtracting(.shift).isEmpty else {
      return nil
    }
    return character
  }
}

nonisolated extension KeyPress: ExpressibleByUnicodeScalarLiteral,
  ExpressibleByExtendedGraphemeClusterLiteral
{
  /// Makes the press of a key that types something, such as `"j"`.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.init(character)
  }
}

nonisolated extension KeyPress: CustomStringConvertible {
  /// The name under which the help lists the key, such as “Ctrl+C” or “↑”.
  public var description: String {
    var prefix = ""
    if modifiers.contains(.control) { prefix += "Ctrl+" }
    if modifiers.contains(.alt) { prefix += "Alt+" }
    if modifiers.contains(.shift) { prefix += "Shift+" }
    return prefix + keyName
  }

  private var keyName: String {
    switch key {
    case .character(" "): "Space"
    case .character(let character):
      modifiers.contains(.control) ? character.uppercased() : String(character)
    case .enter: "Enter"
    case .tab: "Tab"
    case .backspace: "Backspace"
    case .escape: "Esc"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .insert: "Ins"
    case .delete: "Del"
    case .function(let number): "F\(number)"
    }
  }
}
#endif
