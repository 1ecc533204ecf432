import type { RouteTable } from '../wire/route';
import { chartRoutes } from './account/account';
import { chartImportRoutes } from './account/import';
import { fundRoutes } from './fund/fund';
import { fundLoanRoutes } from './fund/fund-loan';
import { movingInRoutes } from './moving-in/moving-in';
import { openingRoutes } from './opening/opening';
import { bookCheckRoutes } from './book-check/book-check';
import { closeReportRoutes } from './period/close-report';
import { periodRoutes } from './period/period';
import { recognitionRoutes } from './period/recognition/recognition';
import { serviceItemRoutes } from './service-item/service-item';
import { taxTestRoutes } from './tax-test/tax-test';

export * from './permissions';

/** Every call of the section "Bookkeeping". */
export const bookkeepingRoutes = {
  ...chartRoutes,
  ...chartImportRoutes,
  ...fundRoutes,
  ...fundLoanRoutes,
  ...openingRoutes,
  ...movingInRoutes,
  ...periodRoutes,
  ...closeReportRoutes,
  ...recognitionRoutes,
  ...bookCheckRoutes,
  ...serviceItemRoutes,
  ...taxTestRoutes,
} satisfies RouteTable;
