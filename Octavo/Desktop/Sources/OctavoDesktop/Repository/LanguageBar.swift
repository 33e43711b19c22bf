import BinderyGTK
import OctavoViewModels

/// The languages of a repository as a bar of their colours, with their names and shares below it.
@MainActor
final class LanguageBar: Widget {
  /// The parts into which the bar is divided, whatever its width.
  private static let parts = 1000
  private static let height: Int32 = 8
  /// The colour of a language that has none.
  private static let gray: UInt32 = 0x949494
  private let bar = Picture(name: Strings.languages, isStretched: true)
  private let names = Label("", .wrapping)

  init() {
    let column = Box(.vertical, spacing: 6, [bar, names])
    super.init(column.pointer(), holding: [column])
    bar.setMinimumSize(height: Self.height)
    bar.expand(vertically: false)
    names.addStyle("caption")
  }

  isolated deinit {}

  /// Shows the languages; nothing where there are none.
  func show(_ languages: [LanguageShare]) {
    isVisible = !languages.isEmpty
    bar.texture = .row(
      of: zip(languages, languages.cells(of: Self.parts)).flatMap { language, count in
        Array(repeating: Self.color(of: language), count: count)
      }
    )
    names.show(
      languages.flatMap { language in
        [
          TextRun("●\u{A0}", color: language.color ?? "#\(String(Self.gray, radix: 16))"),
          TextRun(language.name, .strong),
          TextRun("\u{A0}\(language.percentage.replacing(" ", with: "\u{A0}"))   "),
        ]
      }
    )
  }

  private static func color(of language: LanguageShare) -> UInt32 {
    language.color.flatMap { UInt32($0.dropFirst(), radix: 16) } ?? gray
  }
}
