const page = '/accounting/statement';

/** Addresses of the page about what units owe. */
export const statementPaths = {
  /** Of the units that one owns. */
  mine: page,
  of: (propertyId: string) => `${page}?id=${propertyId}`,
  /** Of former owners. */
  ofFormer: (propertyId: string, ledgerId: string) => `${page}?id=${propertyId}&ledger=${ledgerId}`,
};
