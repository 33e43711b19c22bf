#if canImport(Glibc) || canImport(Musl)
import BinderyNavigation
import BinderyTerminal

/// The router, the keys and the host of the catalog.
final class CatalogApp {
  /// The keys of the catalog's own actions; a user's file could override them.
  static let keys = KeyMap([
    "favourite": ["s"], "copy": ["y"], "save": [KeyPress("s", .control)], "clear": ["x"],
    "enlarge": ["e"],
  ])

  let router = Router<CatalogScreen>()
  let context: ViewContext
  let host: TerminalHost<CatalogScreen>
  /// The text that was copied last.
  private(set) var copied = ""

  /// Makes the catalog with the texts of `library`.
  init(library: Library = .example) {
    let context = ViewContext(keys: Self.keys)
    self.context = context
    host = TerminalHost(
      router: router,
      name: "Catalog",
      keys: Self.keys,
      dialogs: context.dialogs,
      makeTabs: { [context] _, tabs in
        TabbedView(
          tabs,
          title: [Run("◆ Catalog", .accent, .bold)],
          trailing: { [Run("made-up data", .muted)] },
          keys: context.keys
        ) { CatalogViews.view(of: $0, context) }
      },
      makeView: { [context] in CatalogViews.view(of: $0, context) }
    )
    let services = CatalogServices(
      library: library,
      navigation: router,
      showNotice: { [context] text, undo in
        context.dialogs.showNotice(text, action: "Undo", perform: undo)
      },
      copy: { [weak self] text in self?.copied = text }
    )
    router.screens = CatalogScreens(services)
    router.resetRoot(.home as CatalogRoute)
  }

  deinit {}
}
#endif
