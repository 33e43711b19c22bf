import BinderyGTK
import OctavoViewModels

/// The languages of a repository as a bar of their colours, with their names and shares below it.
@MainActor
final class LanguageBar: Widget {
  /// The parts of the bar, each of which is a character; as many as a narrow window can show.
  private static let width = 32
  private static let gray = "#949494"
  private let bar = Label()
  private let names = Label("", .wrapping)

  init() {
    let column = Box(.vertical, spacing: 2, [bar, names])
    super.init(column.pointer(), holding: [column])
    names.addStyle("caption")
  }

  isolated deinit {}

  /// Shows the languages; nothing where there are none.
  func show(_ languages: [LanguageShare]) {
    isVisible = !languages.isEmpty
    let cells = languages.cells(of: Self.width)
    bar.show(
      zip(languages, cells).map { language, count in
        TextRun(String(repeating: "━", count: count), .strong, color: language.color ?? Self.gray)
      }
    )
    bar.setAccessibleName(Strings.languages)
    names.show(
      languages.flatMap { language in
        [
          TextRun("● ", color: language.color ?? Self.gray), TextRun(language.name, .strong),
          TextRun("\u{A0}\(language.percentage.replacing(" ", with: "\u{A0}"))   "),
        ]
      }
    )
  }
}
