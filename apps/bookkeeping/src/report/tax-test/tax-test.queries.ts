import type { CallQuery } from '@courtyard/common';
import { accounts } from '../../account/account.queries';

export type TaxTestQuery = CallQuery<'GET /api/v1/tax-tests'>;

/** The tests of Form 1120-H for a year of the community; a change of the chart asks for them again. */
export const useTaxTests = (query: TaxTestQuery) => accounts.useRead('GET /api/v1/tax-tests', { query });
