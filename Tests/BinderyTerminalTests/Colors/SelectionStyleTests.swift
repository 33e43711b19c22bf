import BinderyTerminal
import Testing

struct SelectionStyleTests {
  @Test(arguments: Role.allCases)
  func `every meaning is readable on the selection`(role: Role) {
    let style = Style(role).inSelection

    #expect(style.foreground == .role(.selectionText))
    #expect(style.background == .role(.selection))
  }

  @Test func `text that can be activated is underlined, and a fact keeps its colour`() {
    let link = Style(.accent).inSelection
    let language = Style(.rgb(240, 81, 56)).inSelection

    #expect(link.attributes.contains(.underline))
    #expect(language.foreground == .rgb(240, 81, 56))
  }
}
