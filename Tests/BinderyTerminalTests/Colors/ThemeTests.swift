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
