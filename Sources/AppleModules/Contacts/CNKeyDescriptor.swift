import Foundation

extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}
