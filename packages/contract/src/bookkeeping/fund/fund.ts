import { z } from 'zod';
import { id, line, list, moment, one, version } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { fundKinds } from './fund.values';

export const fundKind = z.enum(fundKinds);

/** A code as it stands in a chart: letters, digits, dots and hyphens. */
export const chartCode = line(20).regex(/^[\p{L}\p{N}.-]+$/u, 'Use letters, digits, dots and hyphens.');

/** Money that is kept apart. A fund keeps the kind that it was made with. */
export const fundInput = z.object({ code: chartCode, name: line(80), kind: fundKind });
export const fundChange = fundInput.omit({ kind: true }).extend({ version });

export const fund = fundInput.extend({ id, archivedAt: moment.nullable(), version: z.int() });

const fundParams = z.object({ fundId: id });

export const fundRoutes = {
  listFunds: defineRoute({
    method: 'GET',
    path: '/api/v1/funds',
    access: 'Charts List View',
    summary: 'The funds of the community by code, all of them on one page',
    response: list(fund),
  }),
  createFund: defineRoute({
    method: 'POST',
    path: '/api/v1/funds',
    access: 'Chart Update',
    summary: 'Add a fund',
    body: fundInput,
    response: one(fund),
    status: 201,
  }),
  updateFund: defineRoute({
    method: 'PUT',
    path: '/api/v1/funds/:fundId',
    access: 'Chart Update',
    summary: 'Change the code or the name of a fund',
    params: fundParams,
    body: fundChange,
    response: one(fund),
  }),
  archiveFund: defineRoute({
    method: 'POST',
    path: '/api/v1/funds/:fundId/archive',
    access: 'Chart Update',
    summary: 'Archive a fund whose accounts are at zero, or take it back. 409 `ledger-not-zero` otherwise.',
    params: fundParams,
    body: z.object({ archived: z.boolean(), version }),
    response: one(fund),
  }),
};

export type FundInput = z.infer<typeof fundInput>;
export type FundChange = z.infer<typeof fundChange>;
export type Fund = z.infer<typeof fund>;
