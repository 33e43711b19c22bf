/// A page of the catalog.
package nonisolated enum CatalogPage: String, CaseIterable, Identifiable {
  case buttons, fields, rows, list, states, page, segments, tabs, editor

  package var id: String { rawValue }

  /// The title in the list of pages.
  package var title: String {
    switch self {
    case .buttons: "Buttons and Progress"
    case .fields: "Fields"
    case .rows: "Rows"
    case .list: "List Screen"
    case .states: "States"
    case .page: "Page Screen"
    case .segments: "Segments"
    case .tabs: "Tabs"
    case .editor: "Editor"
    }
  }

  /// The widgets on the page.
  package var summary: String {
    switch self {
    case .buttons: "Button, ActionButton, MenuButton, Popover, ProgressBar, Avatar, Icon"
    case .fields: "TextEntry, TextView, CheckButton, Switch, DropDown"
    case .rows: "RowGroup, SwitchRow, DropDownRow, PreferencesPage, ListBox"
    case .list: "ListScreen, SearchBar, SectionIndex, row menus"
    case .states: "StateView"
    case .page: "PageScreen, Notice, Label with links, Grid"
    case .segments: "SegmentedScreen"
    case .tabs: "TabHost"
    case .editor: "TextView, a page that asks before it is left"
    }
  }
}
