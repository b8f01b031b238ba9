/// A permission to select text; accepted, and has no effect here.
public protocol TextSelectability {}

/// Text that can be selected; accepted, and has no effect here.
public struct EnabledTextSelectability: TextSelectability {}

/// Text that cannot be selected; accepted, and has no effect here.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Accepted; has no effect here.
  public nonisolated static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Accepted; has no effect here.
  public nonisolated static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
