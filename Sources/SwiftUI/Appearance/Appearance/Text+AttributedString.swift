import Foundation
import OrderedJSON
import SceneModel

extension Text {
  /// Creates a text of the characters, which keep the attributes that are drawn: links, emphasis and
  /// SwiftUI's own.
  @_disfavoredOverload
  public nonisolated init(_ attributedContent: AttributedString) {
    self.init(
      runs: attributedContent.runs.map { run in
        Run(String(attributedContent[run.range].characters), run.looks)
      })
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a text with attributes.
  public mutating func appendInterpolation(_ string: AttributedString) {
    appendInterpolation(Text(string))
  }
}

extension AttributedString.Runs.Run {
  private typealias Foundation = AttributeScopes.FoundationAttributes
  private typealias SwiftUI = AttributeScopes.SwiftUIAttributes

  /// The attributes as operations of a look.
  fileprivate nonisolated var looks: [StyleOperation] {
    let looks: [(UTF8String, StyleValue?)] = [
      ("font", self[SwiftUI.FontAttribute.self]?.styleValue),
      ("foreground", self[SwiftUI.ForegroundColorAttribute.self]?.paint),
      ("background", self[SwiftUI.BackgroundColorAttribute.self].map { ["paint": $0.paint] }),
      ("kerning", self[SwiftUI.KerningAttribute.self].map { .number($0) }),
      ("tracking", self[SwiftUI.TrackingAttribute.self].map { .number($0) }),
      ("baseline", self[SwiftUI.BaselineOffsetAttribute.self].map { .number($0) }),
      ("underline", self[SwiftUI.UnderlineStyleAttribute.self].map { .line(true, $0) }),
      ("strikethrough", self[SwiftUI.StrikethroughStyleAttribute.self].map { .line(true, $0) }),
    ]
    let link = self[Foundation.LinkAttribute.self].map { StyleOperation.link($0.absoluteString) }
    return (link.map { [$0] } ?? []) + emphasis
      + looks.compactMap { name, value in value.map { StyleOperation(name, $0) } }
  }

  /// The emphasis as operations of a look.
  private nonisolated var emphasis: [StyleOperation] {
    let intent = self[Foundation.InlinePresentationIntentAttribute.self] ?? []
    let names: [(InlinePresentationIntent, UTF8String)] = [
      (.emphasized, "italic"), (.stronglyEmphasized, "bold"), (.code, "mono"),
      (.strikethrough, "strikethrough"),
    ]
    return names.compactMap { intent.contains($0) ? StyleOperation($1, true) : nil }
  }
}
