import {
  type Vendor,
  type VendorInput,
  type vendorRoutes,
  vendorSummary,
} from '@courtyard/contract/accounting/payables/vendor/vendor';
import { vendorColumns } from '@courtyard/contract/accounting/payables/vendor/vendor.columns';
import type { Tx } from '../../../../platform/database/database';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { type AsOf, listFilters, type StateSql } from '../../../../platform/database/lists/list-filters';
import { allOf, everyWord } from '../../../../platform/database/lists/search.sql';
import { attachedFiles } from '../../../../platform/files/attached-files.sql';
import type { ReadContext } from '../../../../platform/section/call-context';
import { defineList } from '../../../../platform/section/lists/define-list';
import { columnsFor } from '../../../../platform/section/fields';

export const vendorFiles = attachedFiles('vendorFile', 'vendorId');

/** What people write of a vendor, by its columns. */
export function columnsOf<I extends Omit<VendorInput, 'fileIds'>>({ address, ...input }: I) {
  const { line1: addressLine1, line2: addressLine2, ...town } = address;
  return { ...input, addressLine1, addressLine2, ...town };
}

/** Vendors with what is told of their TINs. */
const vendorQuery = (tx: Tx) =>
  tx
    .selectFrom('vendor')
    .leftJoin('vendorTin', (join) =>
      join.onRef('vendorTin.tenantId', '=', 'vendor.tenantId').onRef('vendorTin.vendorId', '=', 'vendor.id'),
    )
    .select(columnsFor('vendor', vendorSummary, ['tin']))
    .select([
      'vendorTin.kind as tinKind',
      'vendorTin.lastFour as tinLastFour',
      'vendorTin.setAt as tinSetAt',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof vendorQuery>['execute']>>[number];

const summaryOf = <R extends Row>({ tinKind, tinLastFour, tinSetAt, ...row }: R) => ({
  ...row,
  tin:
    tinKind === null || tinLastFour === null || tinSetAt === null
      ? null
      : { kind: tinKind, lastFour: tinLastFour, setAt: tinSetAt },
});

/** One with its account and its files; undefined where there is none. */
export async function findVendor(context: ReadContext, vendorId: string): Promise<Vendor | undefined> {
  const found = await vendorQuery(context.tx)
    .leftJoin('account as expense', (join) =>
      join
        .onRef('expense.tenantId', '=', 'vendor.tenantId')
        .onRef('expense.id', '=', 'vendor.expenseAccountId'),
    )
    .select(['vendor.website', 'vendor.notes', 'vendor.w9FileId', 'vendor.certificateFileId'])
    .select(['addressLine1', 'addressLine2', 'vendor.city', 'vendor.region', 'vendor.postalCode'])
    .select(['vendor.expenseAccountId', 'expense.code as expenseCode', 'expense.name as expenseName'])
    .select('expense.archivedAt as expenseArchivedAt')
    .where('vendor.id', '=', vendorId)
    .executeTakeFirst();
  if (!found) return undefined;
  const { w9FileId, certificateFileId, expenseAccountId, expenseCode, expenseName, ...rest } =
    summaryOf(found);
  const { expenseArchivedAt, addressLine1, addressLine2, city, region, postalCode, ...row } = rest;
  const files = await context.platform.files.describe(
    context.tx,
    [w9FileId, certificateFileId].filter((id) => id !== null),
  );
  return {
    ...row,
    address: { line1: addressLine1, line2: addressLine2, city, region, postalCode },
    expenseAccount:
      expenseAccountId === null
        ? null
        : {
            id: expenseAccountId,
            code: expenseCode ?? '',
            name: expenseName ?? '',
            archived: expenseArchivedAt !== null,
          },
    w9File: files.get(w9FileId ?? '') ?? null,
    certificate: files.get(certificateFileId ?? '') ?? null,
    files: await vendorFiles.of(context, vendorId),
  };
}

type Query = z.output<(typeof vendorRoutes.listVendors)['query']>;
type Filters = Omit<Query, 'cursor' | 'limit'>;

const searched = ['vendor.name', 'vendor.legalName', 'vendor.email'] as const;

/** What a 1099 takes, by whether it is there: as the contract's `tinState` and `w9State` tell it. */
const recordState = (isThere: RawBuilder<SqlBool>): StateSql => {
  const conditions: Readonly<Record<string, RawBuilder<SqlBool>>> = {
    'on-file': isThere,
    missing: sql`vendor.reportable and not (${isThere})`,
  };
  return {
    state: () =>
      sql`case when ${isThere} then 'on-file' when vendor.reportable then 'missing' else 'not-needed' end`,
    is: (state) => conditions[state] ?? sql`not vendor.reportable and not (${isThere})`,
  };
};

const filters = listFilters(vendorColumns, {
  reportable: {
    state: () => sql`case when vendor.reportable then 'yes' else 'no' end`,
    is: (answer) => (answer === 'yes' ? sql`vendor.reportable` : sql`not vendor.reportable`),
  },
  w9: recordState(sql`vendor.w9_received_on is not null`),
  tin: recordState(sql`vendor_tin.vendor_id is not null`),
  taxBox: 'vendor.taxBox',
  taxClass: 'vendor.taxClass',
  insuredUntil: 'vendor.insuredUntil',
  status: {
    state: () => sql`case when vendor.archived_at is null then 'active' else 'archived' end`,
    is: (status) =>
      status === 'archived' ? sql`vendor.archived_at is not null` : sql`vendor.archived_at is null`,
  },
  updatedAt: { moment: 'vendor.updatedAt' },
});

/** Archived ones only where their status is asked for; `except` is a filter that does not count. */
function conditionsOf(query: Filters, at: AsOf, except?: string): RawBuilder<SqlBool> {
  const conditions = [...everyWord(query.search, searched), ...filters.conditions(query, at, except)];
  if (!query.status?.length && except !== 'status') conditions.push(sql`vendor.archived_at is null`);
  return allOf(conditions);
}

export const vendorList = defineList({
  rows: ({ tx }) => vendorQuery(tx),
  answer: summaryOf,
  filters,
  conditions: conditionsOf,
  orders: {
    name: { column: 'vendor.nameSort' },
    termsDays: { column: 'vendor.termsDays' },
    insuredUntil: { column: 'vendor.insuredUntil', nullable: true },
    updatedAt: { column: 'vendor.updatedAt' },
  },
  last: { column: 'vendor.id' },
});
