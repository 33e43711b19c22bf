import Testing

@testable import OctavoViewModels

/// The filter of lists.
struct MatchingTests {
  @Test func `a filter finds a part whatever the case`() {
    #expect("Bindery".matches("DERY"))
    #expect("Bindery".matches(""))
    #expect(!"Bindery".matches("binderies"))
    #expect(!"".matches("b"))
    #expect("[Z]".matches("[z"))
    #expect(!"{".matches("["))
  }

  @Test func `letters beyond ASCII are found whatever the case, too`() {
    #expect("Übersicht".matches("über"))
    #expect("the Größe".matches("GRÖ"))
    #expect(!"Größe".matches("grosse"))
  }

  @Test func `a text in ASCII matches as its lowercased form does`() {
    let letters = Array("aAbBzZ[]{}@`-09 ")
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let text = String((0..<12).map { _ in letters.randomElement(using: &generator)! })
      let part = String((0..<Int.random(in: 1...3)).map { _ in letters.randomElement()! })
      #expect(
        text.matches(part) == text.lowercased().contains(part.lowercased()),
        "“\(text)” and “\(part)”"
      )
    }
  }
}
