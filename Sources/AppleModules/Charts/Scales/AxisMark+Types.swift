import NavigationUI

extension Never: AxisMark {}
extension Circle: ChartSymbolShape {}
