import BinderyNavigation
import UIKit

final class ProfileViewModel: ViewModel {
  @MutableProperty var name = ""
  @MutableProperty var isPublic = false
  @MutableProperty private(set) var posts: [Post] = []
  private(set) lazy var save = command { (viewModel: ProfileViewModel) async throws in }

  override init() {
    super.init()
    errors.collect(save)
  }
}

nonisolated struct Post: Identifiable, Equatable, Sendable {
  let id: Int
  let text: String
}

/// A screen of an app that has its own navigation: the view controller decides the phases.
final class ProfileController: UIViewController {
  private let viewModel = ProfileViewModel()
  private let lifetime = Lifetime()
  private lazy var alerts = Alerts(above: self)
  private let name = UITextField()
  private let isPublic = UISwitch()
  private let save = UIButton()
  private let table = UITableView()
  private var rows: Rows<Post>?

  override func viewDidLoad() {
    super.viewDidLoad()
    for control in [name, isPublic, save, table] { view.addSubview(control) }
    lifetime.bind(name, to: ValueBinding(viewModel, \.name))
    lifetime.bind(isPublic, to: ValueBinding(viewModel, \.isPublic))
    lifetime.bind(save, to: viewModel.save)
    alerts.follow(viewModel.errors, during: lifetime)
    rows = Rows(in: table, { [viewModel] in viewModel.posts }) { cell, post in
      cell.textLabel?.text = post.text
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    viewModel.activate()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    viewModel.deactivate()
  }

  isolated deinit { viewModel.end() }
}
