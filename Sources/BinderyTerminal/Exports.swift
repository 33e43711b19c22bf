#if canImport(Glibc) || canImport(Musl)
@_exported public import BinderyNavigation
#endif
