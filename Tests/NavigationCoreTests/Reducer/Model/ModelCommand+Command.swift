import OrderedJSON

@testable import NavigationCore

extension ModelCommand {
  /// The same command for the product.
  ///
  /// - Parameter ids: The elements' ids, by the model's tokens.
  func command(_ ids: [Int: ElementID]) -> Command {
    switch self {
    case .push(let values, let column): .push(values.map(\.element), from: named(column))
    case .pop(let count): .pop(count)
    case .popToRoot: .popToRoot
    case .popToIndex(let index): .popTo(.index(index))
    case .popToToken(let token): .popTo(.id(ids[token] ?? ElementID(rawValue: .max)))
    case .popToValue(let value): .popTo(.value(value.element))
    case .popToType(let type): .popTo(.type(UTF8String(type)))
    case .setPath(let values): .setPath(values.map(\.element))
    case .replaceTop(let value): .replaceTop(value.element)
    case .select(let column, let choice): .select(named(column), choice.request)
    case .present(let value): .present(value?.element)
    case .setColumnVisibility(let visibility): .setColumnVisibility(named(visibility))
    case .setPreferredCompactColumn(let column): .setPreferredCompactColumn(named(column))
    case .setEnvironment(let traits): .setEnvironment(traits.request)
    case .back: .back
    case .load(let contents): .load(contents.contents)
    case .transaction(let commands): .transaction(commands.map { $0.command(ids) })
    case .undo: .undo
    case .redo: .redo
    case .restore(let number): .restore(number)
    }
  }
}

/// The case with that name; an unknown name is a mistake in the test.
private func named<Choice: RawRepresentable<String>>(_ name: String) -> Choice {
  guard let choice = Choice(rawValue: name) else {
    preconditionFailure("no \(Choice.self) \(name)")
  }
  return choice
}

extension ModelChoice {
  fileprivate var request: SelectionRequest {
    switch self {
    case .none: .none
    case .one(let value): .single(value.element)
    case .many(let values): .set(values.map(\.element))
    }
  }
}

extension ModelTraits {
  fileprivate var request: EnvironmentRequest {
    EnvironmentRequest(
      device: device.flatMap { Device.named(UTF8String($0)) }, width: width, height: height,
      horizontalSizeClass: isCompact.map { $0 ? .compact : .regular },
      platform: platform.map { named($0) })
  }
}

extension ModelScreen {
  var environment: DeviceEnvironment {
    DeviceEnvironment(
      device: UTF8String(device), width: width, height: height,
      horizontalSizeClass: isCompact ? .compact : .regular, platform: named(platform))
  }
}

extension ModelContents {
  fileprivate var contents: StateContents {
    StateContents(
      settings: SplitSettings(
        environment: screen.environment, columns: columns == 2 ? .two : .three,
        style: named(style), columnVisibility: named(visibility),
        preferredCompactColumn: named(preferred)),
      sidebar: sidebar.request, content: content.request, path: path.map(\.element))
  }
}

extension Refusal {
  /// The key of the error that a client gets.
  var key: String {
    switch self {
    case .popBeyondRoot, .nothingToReplace, .noBackButton, .dismissDisabled: "path_empty"
    case .elementNotFound, .noStack, .noSuchControl, .ambiguousControl, .controlDisabled,
      .controlCovered:
      "no_such_element"
    case .columnHasNoSelection, .columnDoesNotExist: "selection_invalid"
    case .pathTooDeep, .valuesTooLarge: "limit_exceeded"
    case .sideOutOfRange, .notInTransaction, .revisionNotMade, .urlNotTaken: "invalid_params"
    case .valueMismatch, .typeNotCodable, .valueUnreadable: "value_mismatch"
    case .revisionGone, .revisionOfOtherScene: "history_gone"
    case .transaction: "transaction_failed"
    }
  }
}
