/** What a company that runs the product changes to make it its own. */
export const product = {
  wordmark: { first: 'Court', second: 'yard' },
  company: { name: 'Courtyard', url: 'https://www.courtyard.example/' },
};

export const productName = product.wordmark.first + product.wordmark.second;
