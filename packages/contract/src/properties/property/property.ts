import { z } from 'zod';
import {
  day,
  exported,
  id,
  line,
  list,
  listQuery,
  moment,
  one,
  optionalLine,
  optionalText,
  shareMillionths,
  version,
} from '../../wire/primitives';
import {
  bulkChange,
  bulkAnswer,
  chosenRows,
  bulkLimits,
  takenBack,
  recordVersion,
} from '../../wire/fields/chosen-rows';
import { filterQuery, filterValues, listTotals, requestedValues } from '../../wire/fields/filter-query';
import { defineRoute, exportedMedia } from '../../wire/route';
import { propertyColumns } from './property.columns';
import { insuranceStates, occupancies, propertyStatuses, propertyTypes } from './property.values';

export const propertyType = z.enum(propertyTypes);
export const propertyStatus = z.enum(propertyStatuses);
export const occupancy = z.enum(occupancies);
export const insuranceState = z.enum(insuranceStates);

export const streetAddress = z.object({
  line1: optionalLine(120).default(null),
  line2: optionalLine(120).default(null),
  city: optionalLine(80).default(null),
  region: optionalLine(80).default(null),
  postalCode: optionalLine(20).default(null),
});

const unitNumber = line(40);

/** What a person fills in for a property. Building and unit number together are unique in a community. */
export const propertyInput = z.object({
  unitNumber,
  building: optionalLine(80).default(null),
  lot: optionalLine(40).default(null),
  type: propertyType.default('condo'),
  status: propertyStatus.default('active'),
  address: streetAddress,
  areaSqFt: z.int().min(1).max(10_000_000).nullable().default(null),
  bedrooms: z.int().min(0).max(99).nullable().default(null),
  /** Counted in halves: 5 is two and a half bathrooms. */
  bathroomHalves: z.int().min(0).max(198).nullable().default(null),
  floor: z.int().min(-20).max(300).nullable().default(null),
  /** Part of the association that belongs to the unit. */
  ownershipShareMillionths: shareMillionths.default(0),
  /** Part of the common costs that is billed to the unit; the by-laws may set it apart from the ownership share. */
  billingRatioMillionths: shareMillionths.default(0),
  notes: optionalText(4000).default(null),
});

/** `version` is the one that was read; a newer one in the database is answered with 409 `changed-meanwhile`. */
export const propertyChange = propertyInput.extend({ version });

/** What many properties are given at once. */
export const propertyStatusSet = z.object({ status: propertyStatus });

export const propertySummary = z.object({
  id,
  unitNumber: z.string(),
  building: z.string().nullable(),
  lot: z.string().nullable(),
  type: propertyType,
  status: propertyStatus,
  occupancy,
  /** Names of today's owners, comma-separated, in the order of their shares; empty for none. */
  ownerNames: z.string(),
  addressLine: z.string().nullable(),
  areaSqFt: z.int().nullable(),
  bedrooms: z.int().nullable(),
  bathroomHalves: z.int().nullable(),
  ownershipShareMillionths: z.int(),
  insurance: insuranceState,
  insuredUntil: day.nullable(),
  archived: z.boolean(),
  version: z.int(),
});

export const property = propertySummary.omit({ addressLine: true }).extend({
  address: z.object({
    line1: z.string().nullable(),
    line2: z.string().nullable(),
    city: z.string().nullable(),
    region: z.string().nullable(),
    postalCode: z.string().nullable(),
  }),
  floor: z.int().nullable(),
  billingRatioMillionths: z.int(),
  notes: z.string().nullable(),
  /** The caller owns it or lives there. */
  mine: z.boolean(),
  counts: z.object({
    owners: z.int(),
    residents: z.int(),
    vehicles: z.int(),
    pets: z.int(),
    policies: z.int(),
  }),
  createdAt: moment,
  updatedAt: moment,
});

const filters = {
  /** Of `building`, empty text: properties without one. */
  ...filterQuery(propertyColumns),
  archived: z.enum(['no', 'yes', 'all']).default('no'),
};

export const propertiesQuery = listQuery(propertyColumns.sort).extend(filters);
const propertyFilters = propertiesQuery.omit({ cursor: true, limit: true, sort: true });
export const propertiesExportQuery = propertiesQuery.omit({ cursor: true, limit: true }).extend(exported);

const facet = z.array(z.object({ value: z.string(), count: z.int() }));

/** What the filters offer, with how many unarchived properties each value has. */
export const propertyFacets = z.object({
  total: z.int(),
  archived: z.int(),
  buildings: facet,
  types: facet,
  statuses: facet,
  occupancies: facet,
  insurance: facet,
  /** Sums over unarchived properties; 1,000,000 each when the community is fully apportioned. */
  ownershipShareMillionths: z.int(),
  billingRatioMillionths: z.int(),
});

/** How to spread the whole over the unarchived properties: evenly, by area, or by today's ownership shares. */
export const shareDistribution = z.object({
  target: z.enum(['ownershipShare', 'billingRatio']),
  basis: z.enum(['equal', 'area', 'ownershipShare']),
});

export const propertyParams = z.object({ propertyId: id });
const versioned = z.object({ version });
export const propertyRoutes = {
  listProperties: defineRoute({
    method: 'GET',
    path: '/api/v1/properties',
    access: 'Properties List View',
    summary: 'Properties, searched, filtered, sorted and paged',
    query: propertiesQuery,
    response: list(propertySummary),
  }),
  exportProperties: defineRoute({
    method: 'GET',
    path: '/api/v1/properties/export',
    access: 'Property Export',
    summary: 'All rows of the list as a file, with the headers that the import understands',
    query: propertiesExportQuery,
    produces: exportedMedia,
  }),
  propertyFacets: defineRoute({
    method: 'GET',
    path: '/api/v1/properties/facets',
    access: 'Properties List View',
    summary: 'Choices of the filters and counts for the dashboard',
    response: one(propertyFacets),
  }),
  propertyValues: defineRoute({
    method: 'GET',
    path: '/api/v1/properties/values',
    access: 'Properties List View',
    summary: 'What a filter of the list of properties can be, counted under the others',
    query: propertyFilters.extend(requestedValues(propertyColumns)),
    response: filterValues,
  }),
  propertyTotals: defineRoute({
    method: 'GET',
    path: '/api/v1/properties/totals',
    access: 'Properties List View',
    summary: 'Sums over the list of properties under its filters',
    query: propertyFilters,
    response: listTotals,
  }),
  myProperties: defineRoute({
    method: 'GET',
    path: '/api/v1/properties/mine',
    access: 'signed-in',
    summary: 'The properties that I own or live in today',
    response: one(z.array(propertySummary)),
  }),
  createProperty: defineRoute({
    method: 'POST',
    path: '/api/v1/properties',
    access: 'Property Create',
    summary: 'Add properties',
    body: propertyInput,
    response: one(property),
    status: 201,
  }),
  getProperty: defineRoute({
    method: 'GET',
    path: '/api/v1/properties/:propertyId',
    access: 'Property Details View',
    summary: 'One property',
    params: propertyParams,
    response: one(property),
  }),
  updateProperty: defineRoute({
    method: 'PUT',
    path: '/api/v1/properties/:propertyId',
    access: 'Property Update',
    summary: 'Change a property',
    params: propertyParams,
    body: propertyChange,
    response: one(property),
  }),
  archiveProperty: defineRoute({
    method: 'POST',
    path: '/api/v1/properties/:propertyId/archive',
    access: 'Property Archive',
    summary: 'Archive a property: it leaves the lists, its history stays',
    params: propertyParams,
    body: versioned,
    response: one(property),
  }),
  restoreProperty: defineRoute({
    method: 'POST',
    path: '/api/v1/properties/:propertyId/restore',
    access: 'Property Archive',
    summary: 'Bring an archived property back',
    params: propertyParams,
    body: versioned,
    response: one(property),
  }),
  archiveProperties: defineRoute({
    method: 'POST',
    path: '/api/v1/properties/archive',
    access: 'Property Archive',
    summary: 'Archive several properties at once, or all under filters; what was not archived is named',
    bodyLimits: bulkLimits,
    body: chosenRows(propertyFilters),
    response: one(bulkAnswer),
  }),
  restoreProperties: defineRoute({
    method: 'POST',
    path: '/api/v1/properties/restore',
    access: 'Property Archive',
    summary:
      'Bring several properties back at once: all of them, or none where one was changed since its version',
    body: z.object({ properties: z.array(recordVersion).min(1).max(500) }),
    response: one(z.object({ restored: z.int() })),
  }),
  setStatusOfProperties: defineRoute({
    method: 'POST',
    path: '/api/v1/properties/status',
    access: 'Property Update',
    summary: 'Give several properties, or all under filters, one status; what stayed as it was is named',
    bodyLimits: bulkLimits,
    body: bulkChange(propertyFilters, propertyStatusSet.shape),
    response: one(bulkAnswer),
  }),
  undoStatusOfProperties: defineRoute({
    method: 'POST',
    path: '/api/v1/properties/undo',
    access: 'Property Update',
    summary:
      'Take back the status that several properties were given: each its own from before; what was changed since is named',
    body: takenBack,
    response: one(bulkAnswer),
  }),
  distributeShares: defineRoute({
    method: 'POST',
    path: '/api/v1/properties/shares',
    access: 'Property Update',
    summary: 'Spread ownership shares or billing ratios over all properties so that they add up to the whole',
    body: shareDistribution,
    response: one(z.object({ changed: z.int(), total: z.int() })),
  }),
};

export type PropertyType = z.infer<typeof propertyType>;
export type PropertyStatus = z.infer<typeof propertyStatus>;
export type Occupancy = z.infer<typeof occupancy>;
export type InsuranceState = z.infer<typeof insuranceState>;
export type PropertyInput = z.infer<typeof propertyInput>;
export type PropertyChange = z.infer<typeof propertyChange>;
export type PropertySummary = z.infer<typeof propertySummary>;
export type Property = z.infer<typeof property>;
export type PropertiesQuery = z.infer<typeof propertiesQuery>;
export type PropertyFacets = z.infer<typeof propertyFacets>;
