@testable import BinderyTerminal

/// A loop over menus, in a terminal without a window.
final class LoopApp {
  let terminal: PseudoTerminal
  let order = Order()
  let host: TerminalHost<MenuScreen>
  private let router = Router<MenuScreen>()

  init(_ dishes: [String] = ["Apple", "Bread", "Cheese", "More"]) throws {
    terminal = try PseudoTerminal()
    terminal.passBytesOn()
    router.resetRoot(.menu(MenuViewModel(dishes, router: router, order: order)))
    host = TerminalHost(router: router, name: "Menu") { [order] screen in
      switch screen {
      case .menu(let viewModel): MenuView(viewModel, order)
      case .note(let viewModel): NoteView(viewModel, order)
      }
    }
  }

  deinit {}

  /// Runs the loop on bytes that one read finds; Ctrl+C, which ends it, is added.
  func run(_ bytes: [UInt8]) throws -> TerminalLoop.End {
    terminal.write(bytes + [0x03])
    terminal.awaitArrival(of: bytes.count + 1)
    let device = try TerminalDevice(input: terminal.program, output: terminal.program)
    let theme = Theme(environment: ["TERM": "xterm-256color"])
    // The time stands still, so that frames do not depend on the speed of the machine.
    let start = ContinuousClock.now
    let loop = TerminalLoop(device: device, source: host, theme: theme, now: { start }) {
      [order] in order.runJobs()
    }
    return try loop.run()
  }

  /// Runs the loop on keys by name, all of which arrive in one read.
  func press(_ keys: String) throws {
    _ = try run(KeyScript(keys).strokes.flatMap(\.bytes))
  }
}
