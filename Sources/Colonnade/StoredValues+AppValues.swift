import NavigationUI
import Serving

extension StoredValues: AppValues {}
