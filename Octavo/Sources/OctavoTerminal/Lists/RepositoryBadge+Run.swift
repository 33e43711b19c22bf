import BinderyTerminal
import OctavoViewModels

extension RepositoryBadge {
  /// The badge as coloured text.
  var run: Run {
    switch self {
    case .private: Run(title, .warning)
    case .fork: Run(title, .special)
    case .archived: Run(title, .muted)
    }
  }
}
