import NavigationUI

/// The settings of the charts in a view, as modifiers say them.
struct ChartSettings {
  var x: _AxisDomain?
  var y: _AxisDomain?
  var hidesX = false
  var hidesY = false
  var hidesLegend = false
  var xLabel: Text?
  var yLabel: Text?
  /// The styles of categories by their words.
  var styles: [String: AnyShapeStyle] = [:]
  /// The categories in their order.
  var order: [String] = []
  /// The styles of the categories that have none of their own, in turn.
  var range: [AnyShapeStyle] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow].map {
    (color: Color) in AnyShapeStyle(color)
  }
}

private enum ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

extension View {
  private nonisolated func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings) { change(&$0) }
  }

  /// Shows or hides the horizontal axis.
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
    chart { $0.hidesX = visibility == .hidden }
  }
  /// Shows or hides the vertical axis.
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
    chart { $0.hidesY = visibility == .hidden }
  }
  /// Shows or hides the legend.
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.hidesLegend = visibility == .hidden }
  }

  /// Shows words at the horizontal axis.
  public nonisolated func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chart { $0.xLabel = Text(labelKey) } }
  /// Shows words at the horizontal axis.
  @_disfavoredOverload
  public nonisolated func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    let text = Text(label)
    return chart { $0.xLabel = text }
  }
  /// Shows words at the vertical axis.
  public nonisolated func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chart { $0.yLabel = Text(labelKey) } }
  /// Shows words at the vertical axis.
  @_disfavoredOverload
  public nonisolated func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    let text = Text(label)
    return chart { $0.yLabel = text }
  }

  /// Sets the values of the horizontal axis.
  public nonisolated func chartXScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    let domain = domain._axisDomain
    return chart { $0.x = domain }
  }
  /// Sets the values of the vertical axis.
  public nonisolated func chartYScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    let domain = domain._axisDomain
    return chart { $0.y = domain }
  }
  /// Sets the values of the horizontal axis; its range has no effect here.
  public nonisolated func chartXScale<Domain: ScaleDomain>(
    domain: Domain, range: PlotDimensionScaleRange, type: ScaleType? = nil
  ) -> some View { chartXScale(domain: domain) }
  /// Sets the values of the vertical axis; its range has no effect here.
  public nonisolated func chartYScale<Domain: ScaleDomain>(
    domain: Domain, range: PlotDimensionScaleRange, type: ScaleType? = nil
  ) -> some View { chartYScale(domain: domain) }

  /// Colors categories.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let styles = mapping.map { (PlotValue($0.key).words, AnyShapeStyle($0.value)) }
    return chart { settings in
      settings.order = styles.map(\.0)
      settings.styles = Dictionary(styles) { first, _ in first }
    }
  }
  /// Colors categories in their order.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], range: [S], type: ScaleType? = nil
  ) -> some View {
    let styles = zip(domain, range).map { (PlotValue($0).words, AnyShapeStyle($1)) }
    return chart { settings in
      settings.order = styles.map(\.0)
      settings.styles = Dictionary(styles) { first, _ in first }
    }
  }
  /// Colors the categories that the marks have, in their order.
  public nonisolated func chartForegroundStyleScale<S: ShapeStyle>(
    range: [S], type: ScaleType? = nil
  ) -> some View {
    let range = range.map { AnyShapeStyle($0) }
    return chart { if !range.isEmpty { $0.range = range } }
  }
  /// Colors categories.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View { chartForegroundStyleScale(domain: domain, range: domain.map(mapping)) }
}
