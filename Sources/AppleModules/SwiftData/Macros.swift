import Appearance

/// Makes a class one that a container keeps: its variables are watched, and relationships are kept on
/// both sides.
///
/// Source: Apple, `Model()`.
@attached(member, names: named(_record), named(_properties), named(_restored), named(init))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "ViewMacros", type: "Model")

/// Makes an actor one with a container and a context of its own.
///
/// Source: Apple, `ModelActor()`.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "ViewMacros", type: "ModelActor")

/// Says how an attribute is kept: that its values are unique, or which name it had before.
///
/// Source: Apple, `Attribute(_:originalName:hashModifier:)`.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "ViewMacros", type: "Attribute")

/// Says what becomes of related models, and which property of theirs leads back.
///
/// Source: Apple, `Relationship(_:deleteRule:minimumModelCount:maximumModelCount:originalName:inverse:hashModifier:)`.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "ViewMacros", type: "Relationship")

/// Keeps a variable of a model out of its container; it is not watched.
///
/// Source: Apple, `Transient()`.
@attached(peer)
public macro Transient() = #externalMacro(module: "ViewMacros", type: "Transient")

/// Names properties that are looked up often; accepted, and has no effect here.
@freestanding(declaration)
public macro Index<Model: PersistentModel>(_ indices: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "ViewMacros", type: "Index")

/// Names properties that together are unique: a model that has the values of a saved one replaces
/// them when it is saved.
@freestanding(declaration, names: named(_uniqueKeys))
public macro Unique<Model: PersistentModel>(_ constraints: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "ViewMacros", type: "Unique")

/// Watches a variable of a model; `@Model` adds it, and authors never write it.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() =
  #externalMacro(module: "ViewMacros", type: "PersistedProperty")

/// Shows the models of a class; the view is drawn again when they change.
///
/// Source: Apple, `Query()`.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "ViewMacros", type: "Query")

/// Shows the models of a class; the animation has no effect here.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(animation: Animation) = #externalMacro(module: "ViewMacros", type: "Query")

/// Shows the models of a class; the transaction has no effect here.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) =
  #externalMacro(module: "ViewMacros", type: "Query")

/// Shows the models that a descriptor asks for.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, animation: Animation = .default
) = #externalMacro(module: "ViewMacros", type: "Query")

/// Shows the models that a predicate holds for, in an order.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  animation: Animation = .default
) = #externalMacro(module: "ViewMacros", type: "Query")

/// Shows models in the order of a property.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Value: Comparable>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
  order: SortOrder = .forward, animation: Animation = .default
) = #externalMacro(module: "ViewMacros", type: "Query")

/// Shows models in the order of a property, nil first.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Value: Comparable>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
  order: SortOrder = .forward, animation: Animation = .default
) = #externalMacro(module: "ViewMacros", type: "Query")
