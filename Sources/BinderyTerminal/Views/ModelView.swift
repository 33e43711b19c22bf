#if canImport(Glibc) || canImport(Musl)
public import Bindery

/// A view of a view model, which declares in one place what it draws and which actions it has.
///
/// A subclass overrides ``content``. It is read for each frame and each event, so it has no other
/// effect; properties that it reads are observed. The keys of the actions come from the context.
///
/// ```swift
/// final class BookListView: ModelView<BookListViewModel, ViewContext> {
///   override var content: ViewContent {
///     content(
///       header: ScreenHeader(viewModel),
///       .widget(
///         TablePane(viewModel, emptyText: "No books yet.") { book, area, frame in
///           frame.write(book.title, in: area)
///         }
///       )
///     )
///   }
/// }
/// ```
///
/// Each view has the same initialiser, so that a switch over the screens makes all of them:
///
/// ```swift
/// switch screen {
/// case .books(let viewModel): BookListView(viewModel, context)
/// }
/// ```
@MainActor
open class ModelView<Model: ViewModel, Context: ViewContext>: ScreenView {
  /// The view model, which the view retains.
  public let viewModel: Model
  /// The objects that all views share.
  public let context: Context

  /// The size of the area in which the view was drawn last; zero before that.
  ///
  /// It is set before ``content`` is read for a frame. A view whose view model depends on the width
  /// observes it in its initialiser.
  @MutableProperty public private(set) var size = Size(columns: 0, rows: 0)

  /// The lifetime of the view, for what it observes and which questions it answers.
  public let lifetime = Lifetime()

  private lazy var tree = WidgetTree(initialFocus: untracked { initialFocus })
  private var menu: Menu?

  /// Makes the view of a view model.
  public required init(_ viewModel: Model, _ context: Context) {
    self.viewModel = viewModel
    self.context = context
  }

  deinit {}

  /// The declaration of the view, which a subclass overrides.
  open var content: ViewContent { content(.space) }

  /// Returns a declaration with the actions of the view model, and links that it opens.
  public final func content(header: ScreenHeader? = nil, _ layout: Layout) -> ViewContent {
    ViewContent(
      header: header,
      actions: (viewModel as? any ActionProviding)?.actions ?? [],
      follow: { [viewModel] in (viewModel as? any ContentViewModel)?.follow($0) },
      layout
    )
  }

  /// Gives the focus to the widget with a name, such as a field that the user has just opened.
  public final func focus(_ name: String) {
    tree.focus(name, in: untracked { content.layout.widgets })
  }

  /// The name of the widget with the focus at first; `nil` for the first one.
  open var initialFocus: String? { nil }

  /// The title of the panel around the view, where it is presented.
  open var title: String { (viewModel as? any TitledViewModel)?.screenTitle.words ?? "" }

  /// The size that the view would like inside a panel.
  open var preferredSize: Size { Size(columns: 60, rows: 16) }

  /// Whether the menu is open.
  public var isModal: Bool { menu != nil }

  /// Whether typed characters go into a text.
  public var isTyping: Bool { menu == nil && tree.isTyping(in: content.layout) }

  /// The actions with their keys, and the keys that only move.
  public var actions: [KeyAction] {
    if let menu { return menu.keyActions { [weak self] in self?.closeMenu($0) } }
    let content = content
    let actions = self.actions(of: content)
    var keys = actions.map { KeyAction($0, context.keys) }
    keys += content.keys + tree.keyActions(in: content.layout, context.keys)
    if actions.count > 1 || actions.contains(where: { !$0.isPrimary }) {
      keys.append(
        KeyAction(
          "menu",
          "Menu",
          keys: context.keys["menu"],
          section: "This Page",
          isHint: true
        ) { [weak self] in
          self?.openMenu()
        }
      )
    }
    let all = keys.withoutRepetition
    return tree.isTyping(in: content.layout) ? all.map(\.withoutTypedKeys) : all
  }

  /// Draws the head, the widgets and the open menu.
  public func draw(in area: Rect, of frame: inout Frame) {
    var area = area
    size = Size(columns: area.columns, rows: area.rows)
    let content = content
    content.header?.draw(in: &area, of: &frame)
    tree.draw(content.layout, in: area, of: &frame)
    menu?.draw(on: &frame)
  }

  /// Passes an event to the menu or to the widget with the focus.
  public func handle(_ event: InputEvent) -> Bool {
    if menu != nil { return menu?.handle(event) ?? false }
    return tree.handle(event, in: content.layout)
  }

  /// Passes a click to the menu, to an action, to a link or to a widget.
  public func click(_ target: ClickTarget) { click(target, at: Point(column: 0, row: 0)) }

  /// Passes a click to the menu, to an action, to a link or to a widget.
  public func click(_ target: ClickTarget, at point: Point) {
    tree.endPress()
    if menu != nil {
      if let id = menu?.click(target) { closeMenu(id) }
      return
    }
    let content = content
    switch target {
    case .link(let address): content.follow(address)
    case .action(let id): actions(of: content).action(id)?.perform()
    case .item: _ = tree.click(target, at: point, in: content.layout)
    }
  }

  private func actions(of content: ViewContent) -> [ScreenAction] {
    var seen: Set<String> = []
    return (tree.actions(in: content.layout) + content.actions)
      .filter { seen.insert($0.id).inserted }
  }

  private func openMenu() { menu = Menu(actions(of: content), context.keys) }

  /// Closes the menu, and performs the action with a name, as it is now.
  private func closeMenu(_ id: String?) {
    menu = nil
    if let id { actions(of: content).action(id)?.perform() }
  }
}
#endif
