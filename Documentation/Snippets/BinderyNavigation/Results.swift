import BinderyNavigation

final class RefPickerViewModel: ViewModel {
  let refs: [String]
  private let finish: (String) -> Void

  init(_ refs: [String], finish: @escaping (String) -> Void) {
    self.refs = refs
    self.finish = finish
  }

  func choose(_ ref: String) { finish(ref) }
}

final class RepositoryViewModel: ViewModel {
  @MutableProperty private(set) var ref = "main"
  private let services: Services
  private let refs = ["main", "release/1.x"]

  init(_ services: Services, _ repository: String) { self.services = services }

  func openFork(_ repository: String) {
    services.navigation.push(.repository(RepositoryViewModel(services, repository)))
  }

  func chooseRef() async {
    let ref = await services.navigation.present { [refs] finish in
      .refs(RefPickerViewModel(refs, finish: finish))
    }
    if let ref { self.ref = ref }
  }
}
