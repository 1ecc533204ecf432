import { z } from 'zod';
import { auditEntry, historyQuery } from '../../../platform/audit';
import { storedFile } from '../../../platform/files';
import { streetAddress } from '../../../properties/property/property';
import { fieldRule } from '../../../wire/fields/field-rule';
import {
  day,
  emailAddress,
  exported,
  id,
  line,
  list,
  listQuery,
  moment,
  one,
  optionalLine,
  optionalText,
  version,
} from '../../../wire/primitives';
import { filterQuery, filterValues, listTotals, requestedValues } from '../../../wire/fields/filter-query';
import { defineRoute, exportedMedia } from '../../../wire/route';
import { keptTin } from './tin';
import { vendorColumns } from './vendor.columns';
import { taxClasses, vendorTaxBoxes } from './vendor.values';

export const taxClass = z.enum(taxClasses);
export const vendorTaxBox = z.enum(vendorTaxBoxes);

const isWebAddress = (address: string | null) =>
  address === null || (/^https?:\/\//i.test(address) && URL.canParse(address));

const vendorFields = z.object({
  /** No two that are in use share one. */
  name: line(120),
  /** On tax forms and checks, where it is not `name`. */
  legalName: optionalLine(120).default(null),
  /** What they know the community by. */
  accountNumber: optionalLine(60).default(null),
  email: z
    .union([emailAddress, z.literal('').transform(() => null)])
    .nullable()
    .default(null),
  phone: optionalLine(40).default(null),
  website: optionalLine(500)
    .refine(isWebAddress, 'Enter an address that starts with https://.')
    .default(null),
  address: streetAddress.default({ line1: null, line2: null, city: null, region: null, postalCode: null }),
  /** Days from a bill to its payment; 0 is at once. */
  termsDays: z.int().min(0).max(180).default(30),
  /** The account that a line of a bill begins with. */
  expenseAccountId: id.nullable().default(null),
  taxClass: taxClass.nullable().default(null),
  /** Whether the year's payments go on a 1099. */
  reportable: z.boolean().default(false),
  /** The box that they count in by default; of one who gets no 1099 it counts for nothing. */
  taxBox: vendorTaxBox.nullable().default(null),
  w9ReceivedOn: day.nullable().default(null),
  w9FileId: id.nullable().default(null),
  /** The last day that the insurance certificate covers. */
  insuredUntil: day.nullable().default(null),
  certificateFileId: id.nullable().default(null),
  notes: optionalText(2000).default(null),
  /** Files from `POST /api/v1/files`, as are the two above. */
  fileIds: z.array(id).max(20).default([]),
});

type Fields = z.output<typeof vendorFields>;

const rule = fieldRule<Fields>;

const withRules = <S extends z.ZodType<Fields>>(schema: S) =>
  schema
    .refine(({ reportable, taxBox }) => !reportable || taxBox !== null, rule('taxBox', 'Choose a 1099 box.'))
    .refine(
      ({ w9FileId, w9ReceivedOn }) => w9FileId === null || w9ReceivedOn !== null,
      rule('w9ReceivedOn', 'Enter the date the W-9 was received.'),
    )
    .refine(
      ({ certificateFileId, insuredUntil }) => certificateFileId === null || insuredUntil !== null,
      rule('insuredUntil', 'Enter the certificate’s expiration date.'),
    );

/** What people write of a vendor; their TIN is set by a call of its own. */
export const vendorInput = withRules(vendorFields);
export const vendorChange = withRules(vendorFields.extend({ version }));

export const vendorSummary = z.object({
  id,
  name: z.string(),
  legalName: z.string().nullable(),
  accountNumber: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  termsDays: z.int(),
  taxClass: taxClass.nullable(),
  reportable: z.boolean(),
  taxBox: vendorTaxBox.nullable(),
  tin: keptTin.nullable(),
  w9ReceivedOn: day.nullable(),
  insuredUntil: day.nullable(),
  archivedAt: moment.nullable(),
  version: z.int(),
  updatedAt: moment,
});

/** Whom the community buys from: bills begin with their terms, account and box. */
export const vendor = vendorSummary.extend({
  website: z.string().nullable(),
  address: streetAddress,
  expenseAccount: z.object({ id, code: z.string(), name: z.string(), archived: z.boolean() }).nullable(),
  w9File: storedFile.nullable(),
  certificate: storedFile.nullable(),
  notes: z.string().nullable(),
  files: z.array(storedFile),
});

/** The accounts of expenses that bills of a vendor can begin with. By code. */
export const vendorChoices = z.object({
  accounts: z.array(z.object({ id, code: z.string(), name: z.string(), type: z.literal('expense') })),
});

const vendorParams = z.object({ vendorId: id });

const vendorsQuery = listQuery(vendorColumns.sort).extend(filterQuery(vendorColumns));
const vendorsFilters = vendorsQuery.omit({ cursor: true, limit: true, sort: true });

export const vendorRoutes = {
  listVendors: defineRoute({
    method: 'GET',
    path: '/api/v1/vendors',
    access: 'Vendors List View',
    summary: 'Vendors. Archived ones only if the status filter includes them.',
    query: vendorsQuery,
    response: list(vendorSummary),
  }),
  exportVendors: defineRoute({
    method: 'GET',
    path: '/api/v1/vendors/export',
    access: 'Vendors List View',
    summary: 'All rows of the list of vendors as a file, without their TINs',
    query: vendorsQuery.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  vendorValues: defineRoute({
    method: 'GET',
    path: '/api/v1/vendors/values',
    access: 'Vendors List View',
    summary: 'Filter values of the vendor list, with counts under the other filters',
    query: vendorsFilters.extend(requestedValues(vendorColumns)),
    response: filterValues,
  }),
  vendorTotals: defineRoute({
    method: 'GET',
    path: '/api/v1/vendors/totals',
    access: 'Vendors List View',
    summary: 'Number of vendors under the filters',
    query: vendorsFilters,
    response: listTotals,
  }),
  vendorChoices: defineRoute({
    method: 'GET',
    path: '/api/v1/vendors/choices',
    access: 'Vendor Update',
    summary: 'Accounts that can be a vendor’s default expense account',
    response: one(vendorChoices),
  }),
  createVendor: defineRoute({
    method: 'POST',
    path: '/api/v1/vendors',
    access: 'Vendor Update',
    summary: 'Add a vendor',
    body: vendorInput,
    response: one(vendor),
    status: 201,
  }),
  getVendor: defineRoute({
    method: 'GET',
    path: '/api/v1/vendors/:vendorId',
    access: 'Vendor Details View',
    summary: 'One vendor with its files and the last four digits of its TIN',
    params: vendorParams,
    response: one(vendor),
  }),
  updateVendor: defineRoute({
    method: 'PUT',
    path: '/api/v1/vendors/:vendorId',
    access: 'Vendor Update',
    summary: 'Edit a vendor',
    params: vendorParams,
    body: vendorChange,
    response: one(vendor),
  }),
  archiveVendor: defineRoute({
    method: 'POST',
    path: '/api/v1/vendors/:vendorId/archive',
    access: 'Vendor Update',
    summary: 'Archive or restore a vendor. 409 `name-taken` if another vendor now has its name.',
    params: vendorParams,
    body: z.object({ archived: z.boolean(), version }),
    response: one(vendor),
  }),
  vendorHistory: defineRoute({
    method: 'GET',
    path: '/api/v1/vendors/:vendorId/history',
    access: 'Vendor Details View',
    summary: 'History of a vendor, including who viewed its TIN',
    params: vendorParams,
    query: historyQuery,
    response: list(auditEntry),
  }),
};

export type VendorInput = z.infer<typeof vendorInput>;
export type VendorChange = z.infer<typeof vendorChange>;
export type VendorSummary = z.infer<typeof vendorSummary>;
export type Vendor = z.infer<typeof vendor>;
export type VendorChoices = z.infer<typeof vendorChoices>;
