import Testing

/// The names of public types beside those of the frameworks that an adopter imports in the same
/// file; see Documentation/Decisions/0011-names-beside-swiftui.md.
struct PublicNameTests {
  /// Names of SwiftUI, Foundation and the standard library that such a framework is likely to use.
  private static let taken: Set = [
    "Alert", "Animation", "App", "Badge", "Binding", "Button", "ButtonRole", "Color",
    "CommandMenu", "Commands", "Content", "Context", "ControlGroup", "Data", "Date", "Divider",
    "Edge", "Environment", "Error", "FocusState", "Form", "Font", "Gesture", "Grid", "Group",
    "Image", "Index", "Key", "KeyPath", "Label", "Layout", "Link", "List", "Locale", "Menu",
    "Model",
    "NavigationLink", "NavigationPath", "NavigationSplitView", "NavigationStack",
    "NavigationTransition", "Notification", "Observable", "ObservedObject", "Observation",
    "OpenURLAction", "Operation", "Path", "Picker", "Popover", "Process", "Progress",
    "ProgressView", "Published", "Publisher", "Query", "Result", "Scene", "ScrollPosition",
    "SearchScope", "Section", "Selection", "Sequence", "Shape", "Sheet", "Size", "State",
    "StateObject", "Style", "SubmitTriggers", "Subscriber", "Subscription", "Tab", "TabView",
    "Table", "TableColumn", "Task", "Text", "TextField", "Timer", "Title", "Toggle", "Toolbar",
    "Transaction", "Transition", "URL", "View", "ViewModifier", "Window", "WindowGroup",
  ]

  /// `Selection` is a value of SwiftUI's lists only as a generic parameter.
  private static let allowed: Set = ["Selection"]

  @Test func `no public type of the levels, the kit and the bridge has a name that SwiftUI has`()
    throws
  {
    let files = try SourceFile.files(of: SourceFile.levels + ["BinderySwiftUI", "BinderyCombine"])

    let names = files.flatMap(\.code).compactMap(publicTypeName)

    #expect(names.count > 60)
    #expect(Set(names).intersection(Self.taken).subtracting(Self.allowed) == [])
  }

  /// Returns the name of the public type that a line at the left margin declares.
  private func publicTypeName(_ line: String) -> String? {
    guard !line.hasPrefix(" ") else { return nil }
    let words = line.split { " <:({".contains($0) }.map(String.init)
    guard words.contains("public") || words.contains("open") else { return nil }
    let kinds: Set = ["actor", "class", "enum", "protocol", "struct", "typealias"]
    guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count else {
      return nil
    }
    return words[kind + 1]
  }
}
