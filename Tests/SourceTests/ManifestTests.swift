import Foundation
import Testing

/// The manifest of the framework.
struct ManifestTests {
  @Test func `the products are the modules of the framework`() throws {
    let manifest = SourceFile.root.appending(path: "Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)

    let products = text.matches(of: /\.library\(\s*name: "(\w+)",\s*targets: \["(\w+)"\]\)/)
    let names = products.map { String($0.1) }

    #expect(names == products.map { String($0.2) })
    #expect(
      names == SourceFile.levels + [
        "BinderyTesting", "BinderyTerminal", "BinderySwiftUI", "BinderyCombine",
        "BinderyMigration",
      ]
    )
    #expect(text.matches(of: /\.(library|executable)\(/).count == names.count + 1)
    #expect(!text.contains("Examples"))
  }

  @Test func `the dynamic product has the three levels, so that they are one library`() throws {
    let manifest = SourceFile.root.appending(path: "Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)

    let product = text.firstMatch(
      of: /name: "BinderyDynamic",\s*type: \.dynamic,\s*targets: \[([^\]]*)\]/
    )

    let targets = SourceFile.levels.map { "\"\($0)\"" }.joined(separator: ", ")
    #expect(product.map { String($0.1) } == targets)
  }
}
