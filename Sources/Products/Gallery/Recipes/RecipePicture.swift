import Colonnade

/// A recipe's picture: the colours of its category, with a symbol.
struct RecipePicture: View {
  let category: Category
  var height: CGFloat = 120

  var body: some View {
    LinearGradient(colors: category.colors, startPoint: .topLeading, endPoint: .bottomTrailing)
      .frame(height: height)
      .overlay {
        Image(systemName: category.symbol)
          .font(.system(size: height / 2.5)).foregroundStyle(.white)
      }
      .clipShape(RoundedRectangle(cornerRadius: 16))
      .accessibilityHidden(true)
  }
}

/// A recipe in a grid.
struct RecipeTile: View {
  let recipe: Recipe

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      RecipePicture(category: recipe.category)
      Text(recipe.name).font(.headline).foregroundStyle(.primary)
    }
  }
}
