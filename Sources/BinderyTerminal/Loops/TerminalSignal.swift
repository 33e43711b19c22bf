#if canImport(Glibc) || canImport(Musl)
/// A way in which a terminal notifies its user while he looks elsewhere.
///
/// Terminals ignore the sequences that they do not know.
public enum TerminalSignal: Sendable, Equatable {
  /// A notification with a text (OSC 9: iTerm2, Kitty, WezTerm, Windows Terminal, Ghostty).
  case notification
  /// A notification with a title and a text (OSC 777: urxvt, foot, VTE of some distributions).
  case titledNotification
  /// The bell.
  case bell

  /// Returns the sequence for a title and a text, in which control characters become spaces.
  public func sequence(title: String, text: String) -> String {
    let (title, text) = (title.inSequence, text.inSequence)
    return switch self {
    case .notification: "\u{1B}]9;\(text.isEmpty ? title : "\(title) – \(text)")\u{7}"
    case .titledNotification:
      // A semicolon ends the title.
      "\u{1B}]777;notify;\(title.replacing(";", with: ","));\(text)\u{7}"
    case .bell: "\u{7}"
    }
  }
}

extension TerminalLoop {
  /// Notifies the user.
  public func notify(_ title: String, _ text: String, by signal: TerminalSignal) {
    send(signal.sequence(title: title, text: text))
  }

  /// Sets the title of the terminal; the one from before comes back when the loop ends.
  public func setTitle(_ title: String) { send("\u{1B}]2;\(title.inSequence)\u{7}") }
}

extension String {
  /// The text without what ends a sequence, or begins another.
  fileprivate var inSequence: String {
    var result = UnicodeScalarView()
    for scalar in unicodeScalars.prefix(400) {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: result.append(" ")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
#endif
