import Testing

@testable import BinderyTerminal

struct PaletteTests {
  private let palette = Palette(
    dark: [.accent: .rgb(1, 2, 3), .muted: .role(.accent)],
    light: [.accent: .rgb(4, 5, 6)]
  )

  @Test func `the colours of an app take the place of the kit's on their background`() {
    let dark = Theme(depth: .full, background: .dark, palette: palette)
    let unknown = Theme(depth: .full, background: .unknown, palette: palette)

    #expect(dark.resolve(Style(.accent)).foreground == .rgb(1, 2, 3))
    #expect(
      unknown.resolve(Style(.accent))
        == Theme(depth: .full, background: .unknown).resolve(Style(.accent))
    )
    #expect(
      dark.resolve(Style(.danger)) == Theme(depth: .full, background: .dark).resolve(Style(.danger))
    )
  }

  @Test func `few colours stay those of the user's own theme`() {
    let theme = Theme(depth: .sixteen, background: .dark, palette: palette)

    #expect(theme.resolve(Style(.accent)).foreground == .palette(12))
  }

  @Test func `a role is not resolved by way of another role`() {
    let theme = Theme(depth: .full, background: .dark, palette: palette)

    #expect(
      theme.resolve(Style(.muted)) == Theme(depth: .full, background: .dark).resolve(Style(.muted))
    )
  }
}
