import BinderyNavigation
import Observation

/// Finds the state of an object and of the objects that it stores.
///
/// It follows stored members, optionals, collections, enums and, in the values of properties,
/// structures. An object of another class than `ViewModel` counts if it is `@Observable`, or if one
/// of its own members is a property or a command. Actors and routers do not count.
struct StateWalk {
  /// A member with the path to it.
  struct Found {
    let path: String
    let member: StateMember
    /// Whether its object was found before without it: a lazy variable was read meanwhile.
    let isLate: Bool
  }

  private(set) var members: [Found] = []
  /// The objects that were found.
  private(set) var objects: Set<ObjectIdentifier> = []
  private var seen: Set<StateMember.ID> = []
  private let known: Set<ObjectIdentifier>

  /// Finds the state of `root`; `known` are the objects that were found before.
  init(_ root: AnyObject, known: Set<ObjectIdentifier>) {
    self.known = known
    visit(root, at: "", isRoot: true)
  }

  private mutating func visit(_ object: AnyObject, at path: String, isRoot: Bool = false) {
    guard !objects.contains(ObjectIdentifier(object)), !(object is any Actor),
      !(object is any UnrecordedObject)
    else { return }
    let children = Self.children(of: object)
    let isObservable = object is any Observable
    guard isRoot || isObservable || object is ViewModel || children.contains(where: Self.isState)
    else { return }
    objects.insert(ObjectIdentifier(object))
    for child in children {
      guard let label = child.label, label != "_$observationRegistrar" else { continue }
      let place = Self.join(path, Self.name(label))
      if isObservable, label.hasPrefix("_"), !Self.isState(child) {
        add(StateMember(object, label, current: child.value), at: place, of: object)
        visit(child.value, at: place, of: object, isValue: true)
      } else {
        visit(child.value, at: place, of: object, isValue: false)
      }
    }
  }

  /// Visits a stored value; `isValue` is whether it is the value of a property.
  private mutating func visit(_ value: Any, at path: String, of owner: AnyObject, isValue: Bool) {
    if let property = value as? any RecordableProperty {
      let member = property.member
      add(member, at: path, of: owner)
      visit(member.current, at: path, of: owner, isValue: true)
    } else if let wrapper = value as? any RecordableWrapper {
      guard let member = wrapper.member(of: owner) else { return }
      add(member, at: path, of: owner)
      visit(member.current, at: path, of: owner, isValue: true)
    } else if let holder = value as? any StateHolder {
      for (name, member) in holder.members { add(member, at: Self.join(path, name), of: owner) }
    } else if type(of: value) is AnyClass {
      visit(value as AnyObject, at: path)
    } else {
      visitParts(of: value, at: path, of: owner, isValue: isValue)
    }
  }

  private mutating func visitParts(
    of value: Any,
    at path: String,
    of owner: AnyObject,
    isValue: Bool
  ) {
    let mirror = Mirror(reflecting: value)
    for (index, child) in mirror.children.enumerated() {
      let place: String
      switch mirror.displayStyle {
      case .optional: place = path
      case .collection, .set: place = "\(path)[\(index)]"
      case .dictionary:
        guard let (key, element) = child.value as? (key: AnyHashable, value: Any) else { continue }
        visit(element, at: "\(path)[\(key)]", of: owner, isValue: isValue)
        continue
      case .enum, .tuple: place = Self.join(path, child.label ?? "\(index)")
      case .struct where isValue: place = Self.join(path, child.label ?? "\(index)")
      default: return
      }
      visit(child.value, at: place, of: owner, isValue: isValue)
    }
  }

  private mutating func add(_ member: StateMember, at path: String, of owner: AnyObject) {
    guard seen.insert(member.id).inserted else { return }
    let isLate = known.contains(ObjectIdentifier(owner))
    members.append(Found(path: path, member: member, isLate: isLate))
  }

  /// Returns the stored members of `object`, those of superclasses first.
  private static func children(of object: AnyObject) -> [Mirror.Child] {
    var levels: [[Mirror.Child]] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      levels.append(Array(level.children))
      mirror = level.superclassMirror
    }
    return levels.reversed().flatMap { $0 }
  }

  private static func isState(_ child: Mirror.Child) -> Bool {
    child.value is any RecordableProperty || child.value is any RecordableWrapper
      || child.value is any StateHolder
  }

  /// Returns the name of a variable whose storage has `label`: a wrapped or a lazy one, or another.
  private static func name(_ label: String) -> String {
    let lazy = "$__lazy_storage_$_"
    if label.hasPrefix(lazy) { return String(label.dropFirst(lazy.count)) }
    return label.hasPrefix("_") ? String(label.dropFirst()) : label
  }

  private static func join(_ path: String, _ name: String) -> String {
    path.isEmpty ? name : "\(path).\(name)"
  }
}

/// An object whose state is not that of the view model that stores it.
protocol UnrecordedObject: AnyObject {}

extension Router: UnrecordedObject {}
