#if canImport(SwiftUI)
import BinderyNavigation
import SwiftUI

/// One controller of a router, and the sheets above it.
struct StackView<Screen: NavigationScreen, Content: View>: View {
  let stack: ScreenStack<Screen>
  let dialogs: DialogPresenter
  let words: RouterWords
  let content: (Screen) -> Content
  /// Whether the stack is in a sheet.
  var isPresented = false

  var body: some View {
    let sheet = stack.sheet
    NavigationStack(path: Binding(tracking: { stack.path }, set: { stack.setPath($0) })) {
      page(stack.root, isRoot: true)
        .id(stack.root.id)
        .navigationDestination(for: ShownScreen<Screen>.self) { page($0, isRoot: false) }
    }
    .sheet(
      item: Binding(tracking: { stack.sheet }, set: { if $0 == nil { stack.closeSheet(sheet) } }),
      onDismiss: { stack.didDismiss() },
      content: { sheet in
        StackView(stack: sheet, dialogs: dialogs, words: words, content: content, isPresented: true)
      }
    )
    // An alert is shown above the last sheet, because it is not shown below one.
    .dialog(sheet == nil ? dialogs.shown : nil)
    .interactiveDismissDisabled(stack.isDismissalGuarded)
  }

  private func page(_ shown: ShownScreen<Screen>, isRoot: Bool) -> some View {
    content(shown.screen)
      .onAppear { stack.didAppear(shown) }
      .navigationBarBackButtonHidden(stack.isGuarded)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          if isRoot {
            if isPresented { Button(action: { stack.close() }) { Text(verbatim: words.close) } }
          } else if stack.isGuarded {
            Button(action: { stack.goBack() }) { Text(verbatim: words.back) }
          }
        }
      }
  }
}
#endif
