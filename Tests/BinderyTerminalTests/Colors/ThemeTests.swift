import Glibc
import Testing

@testable import BinderyTerminal

struct ThemeTests {
  @Test(arguments: [
    (["TERM": "xterm-256color"], ColorDepth.indexed), (["TERM": "xterm"], .sixteen),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .full), (["TERM": "dumb"], .none),
    (["TERM": "tmux-direct"], .full), ([:], .none), (["TERM": "linux", "NO_COLOR": "1"], .none),
    (["TERM": "linux", "NO_COLOR": ""], .sixteen),
  ])
  func `the environment tells how many colours there are`(
    environment: [String: String],
    depth: ColorDepth
  ) {
    #expect(ColorDepth(environment: environment) == depth)
  }

  @Test(arguments: [("15;0", Theme.Background.dark), ("0;15", .light), ("0;default;15", .light)])
  func `the environment may tell the background`(value: String, background: Theme.Background) {
    #expect(Theme(environment: ["COLORFGBG": value]).background == background)
    #expect(Theme(environment: [:]).background == .unknown)
  }

  @Test func `without colour the emphasis remains`() {
    let theme = Theme(depth: .none)

    #expect(theme.resolve(.selected) == Style(.standard, on: .standard, .reverse))
    #expect(theme.resolve(.muted) == Style(.standard, on: .standard, .dim))
    #expect(theme.resolve(Style(.rgb(1, 2, 3))) == .plain)
  }

  @Test func `a colour becomes the nearest there is`() {
    let theme = Theme(depth: .indexed)

    #expect(theme.resolve(Style(.rgb(255, 0, 0))).foreground == .palette(196))
    #expect(theme.resolve(Style(.rgb(128, 128, 128))).foreground == .palette(244))
    #expect(Theme(depth: .sixteen).resolve(Style(.rgb(250, 10, 10))).foreground == .palette(9))
    #expect(Theme(depth: .sixteen).resolve(Style(.palette(16))).foreground == .palette(0))
  }

  @Test(arguments: [
    (ColorDepth.full, Color.rgb(0x1F, 0x23, 0x28), Color.rgb(0xFF, 0xFF, 0xFF)),
    (.indexed, .palette(235), .palette(231)), (.sixteen, .palette(0), .palette(15)),
    (.none, .standard, .standard),
  ])
  func `a painted background replaces the colours of the terminal`(
    depth: ColorDepth,
    text: Color,
    ground: Color
  ) {
    var theme = Theme(depth: depth, background: .dark)
    theme.paintedBackground = .light

    let plain = theme.resolve(.plain)

    #expect((plain.foreground, plain.background) == (text, ground))
    var light = Theme(depth: depth, background: .light)
    light.paintedBackground = .light
    #expect(theme.resolve(Style(.accent)) == light.resolve(Style(.accent)))
  }

  @Test(arguments: [Theme.Background.dark, .light])
  func `plain text is readable on a painted background`(background: Theme.Background) throws {
    let plain = try #require(RolePalette.plain(on: background, isReduced: false))
    let levels = [luminance(plain.text), luminance(plain.ground)].sorted()

    #expect((levels[1] + 0.05) / (levels[0] + 0.05) >= 7)
    // The roles are readable on every ground that is no lighter, or no darker, than these.
    #expect(background == .dark ? levels[0] <= 0.012 : levels[1] == 1)
  }

  @Test(arguments: [Role.accent, .muted, .success, .warning, .danger, .info, .special])
  func `text is readable on every background`(role: Role) {
    for (background, ground) in [
      (Theme.Background.dark, [0.012]), (.light, [1.0]), (.unknown, [0.0, 1.0]),
    ] {
      let luminance = luminance(RolePalette.color(of: role, on: background))
      for level in ground {
        let contrast = (max(level, luminance) + 0.05) / (min(level, luminance) + 0.05)
        #expect(contrast >= (background == .unknown ? 3.9 : 4.5), "\(role) on \(background)")
      }
    }
  }

  @Test(arguments: [Theme.Background.dark, .light])
  func `text is readable on added and removed text`(background: Theme.Background) throws {
    let plain = try #require(RolePalette.plain(on: background, isReduced: false)).text
    let roles = [Role.accent, .success, .warning, .danger, .info, .special]
    for ground in [Role.added, .addedWords, .removed, .removedWords] {
      let level = luminance(RolePalette.color(of: ground, on: background))
      let colors = roles.map { RolePalette.color(of: $0, on: background) }
      for color in colors + [plain] {
        let levels = [level, luminance(color)].sorted()
        let contrast = (levels[1] + 0.05) / (levels[0] + 0.05)
        #expect(contrast >= (color == plain ? 7 : 4), "\(color) on \(ground), \(background)")
      }
    }
  }

  @Test(arguments: [Theme(depth: .sixteen, background: .dark), Theme(depth: .full)])
  func `new words are reversed where there is no colour for them`(theme: Theme) {
    let words = theme.resolve(Style.plain.on(.role(.addedWords)))
    let line = theme.resolve(Style.plain.on(.role(.added)))

    #expect(words == Style(.standard, on: .standard, .reverse))
    #expect(line == .plain)
  }

  private func luminance(_ color: Color) -> Double {
    guard case .rgb(let red, let green, let blue) = color else { return 0 }
    let linear = [red, green, blue].map { channel in
      let value = Double(channel) / 255
      return value <= 0.03928 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  private func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
}
