import OrderedJSON
import SceneModel

/// A request of a view to present something over the screens while a flag is true or an item exists.
package struct ModalRequest {
  package enum Kind {
    case sheet, alert, dialog, menu

    /// The word for it in a sentence.
    var word: Sentence {
      switch self {
      case .sheet: "sheet"
      case .alert: "alert"
      case .dialog: "dialog"
      case .menu: "menu"
      }
    }
  }

  let identity: ViewIdentity
  let kind: Kind
  var title: UTF8String = ""
  /// The item presented; a different item is a different presentation.
  var item: AnyHashable?
  let isActive: Bool
  let environment: EnvironmentValues
  /// Writes false to the flag, or nil to the item.
  let deactivate: () -> Void
  var onDismiss: (() -> Void)?
  /// No gesture dismisses it, as that of a sheet does.
  package var needsControl = false
  var render: RenderClosure
  /// The way it is drawn, as styles name it.
  package var form: UTF8String
  /// The source of the screen, for reports.
  package var origin: ScreenOrigin?

  /// True if it is a column beside the screens where there is room for one.
  var isInspector: Bool { form == "inspector" }

  package init(
    identity: ViewIdentity, kind: Kind, title: UTF8String = "", item: AnyHashable? = nil,
    isActive: Bool, environment: EnvironmentValues, deactivate: @escaping () -> Void,
    onDismiss: (() -> Void)? = nil, render: @escaping RenderClosure
  ) {
    self.identity = identity
    self.kind = kind
    self.title = title
    self.item = item
    self.isActive = isActive
    self.environment = environment
    self.deactivate = deactivate
    self.onDismiss = onDismiss
    self.render = render
    form =
      switch kind {
      case .sheet: "sheet"
      case .alert: "alert"
      case .dialog: "dialog"
      case .menu: "menu"
      }
  }
}

extension ModalRequest {
  /// False for an inspector, whose bar can be that of the window, and for what never has one.
  var hasBarsOnlyInContainers: Bool { kind == .sheet && form != "inspector" }
}

extension RenderContext {
  package mutating func presentModally(_ request: ModalRequest) {
    var request = request
    request.render = deferring(request.render)
    output.modals.append(request)
  }
}
