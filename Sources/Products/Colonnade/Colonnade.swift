@_exported import AuthorAPI
