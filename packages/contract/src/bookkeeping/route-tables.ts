// Every table of routes of the section: the list that a new one joins.
export { chartRoutes } from './account/account';
export { chartImportRoutes } from './account/import';
export { fundRoutes } from './fund/fund';
export { fundCashRoutes } from './fund/fund-cash';
export { fundLoanRoutes } from './fund/fund-loan';
export { openingRoutes } from './opening/opening';
export { booksImportRoutes } from './books-import/books-import';
export { periodRoutes } from './period/period';
export { closeReportRoutes } from './period/close-report';
export { recognitionRoutes } from './period/recognition/recognition';
export { bookCheckRoutes } from './book-check/book-check';
export { serviceItemRoutes } from './service-item/service-item';
export { taxTestRoutes } from './tax-test/tax-test';
