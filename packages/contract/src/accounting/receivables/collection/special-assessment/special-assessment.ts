import { z } from 'zod';
import { auditEntry, historyQuery } from '../../../../platform/audit';
import { filterQuery, filterValues, listTotals, requestedValues } from '../../../../wire/fields/filter-query';
import {
  amountMinor,
  day,
  enteredMinor,
  exported,
  id,
  line,
  list,
  listQuery,
  moment,
  one,
  optionalLine,
  optionalText,
  text,
  version,
} from '../../../../wire/primitives';
import { defineRoute, exportedMedia } from '../../../../wire/route';
import { splits } from '../../invoice/invoice.values';
import { specialAssessmentColumns } from './special-assessment.columns';
import { installmentIntervals, restReasons, specialAssessmentStatuses } from './special-assessment.values';

const named = z.object({ id, name: z.string() });

/** A levy and how it is paid: in one sum, or in installments that follow one another by months. */
export const specialAssessmentInput = z.object({
  title: line(120),
  purpose: optionalText(1000).default(null),
  /** Where the vote stands: minutes, a ballot, a link. */
  vote: optionalLine(500).default(null),
  fundId: id,
  /** What it is income of. */
  accountId: id,
  propertyIds: z.array(id).min(1).max(2000),
  /** `by-share`: the amount is that of all units together; `each`: of every unit. */
  split: z.enum(splits),
  amountMinor: enteredMinor.min(1),
  installments: z.int().min(1).max(60),
  firstOn: day,
  interval: z.enum(installmentIntervals).default('month'),
  dueDays: z.int().min(0).max(180).default(15),
});

export const installmentPlan = z.object({ position: z.int(), issuedOn: day, dueOn: day, amountMinor });

/** What would be levied. By share the units' parts are exactly the amount, and a unit's installments exactly its part. */
export const specialAssessmentPreview = z.object({
  totalMinor: amountMinor,
  installments: z.array(installmentPlan),
  rows: z.array(
    z.object({
      property: named,
      billedTo: z.string(),
      amountMinor,
      installmentsMinor: z.array(amountMinor),
      /** Why it is not assessed. */
      problem: z.string().nullable(),
    }),
  ),
});

export const specialAssessmentSummary = z.object({
  id,
  title: z.string(),
  fund: named,
  status: z.enum(specialAssessmentStatuses),
  startsOn: day,
  /** The day of the next installment that is to be billed. */
  nextOn: day.nullable(),
  installments: z.int(),
  units: z.int(),
  totalMinor: amountMinor,
  billedMinor: amountMinor,
  paidMinor: amountMinor,
  openMinor: amountMinor,
});

export const specialAssessment = specialAssessmentSummary.extend({
  purpose: z.string().nullable(),
  vote: z.string().nullable(),
  account: named,
  split: z.enum(splits),
  plan: z.array(
    installmentPlan.extend({
      /** What of it is to be billed, and of how many units. */
      waitingMinor: amountMinor,
      waitingUnits: z.int(),
      /** Why it was not billed when its day came. */
      problem: z.string().nullable(),
    }),
  ),
  rows: z.array(
    z.object({
      property: named,
      owners: z.string(),
      leviedMinor: amountMinor,
      billedMinor: amountMinor,
      paidMinor: amountMinor,
      openMinor: amountMinor,
      /** Its installments that are to be billed. */
      restMinor: amountMinor,
    }),
  ),
  ended: z.object({ on: day, by: z.string(), reason: z.string() }).nullable(),
  leviedBy: z.string(),
  leviedAt: moment,
  version,
});

/** Two thousand units by their ids. */
const bodyLimits = { bytes: 256 * 1024 };
const params = z.object({ specialAssessmentId: id });
const asked = listQuery(specialAssessmentColumns.sort).extend(filterQuery(specialAssessmentColumns));
const filters = asked.omit({ cursor: true, limit: true, sort: true });
const path = '/api/v1/special-assessments';

export const specialAssessmentRoutes = {
  listSpecialAssessments: defineRoute({
    method: 'GET',
    path,
    access: 'Special Assessments List View',
    summary: 'The special assessments with what was billed and paid of them',
    query: asked,
    response: list(specialAssessmentSummary),
  }),
  exportSpecialAssessments: defineRoute({
    method: 'GET',
    path: `${path}/export`,
    access: 'Special Assessments List View',
    summary: 'All rows of the list of special assessments as a file',
    query: asked.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  specialAssessmentValues: defineRoute({
    method: 'GET',
    path: `${path}/values`,
    access: 'Special Assessments List View',
    summary: 'What a filter of the list of special assessments can be, counted under the others',
    query: filters.extend(requestedValues(specialAssessmentColumns)),
    response: filterValues,
  }),
  specialAssessmentTotals: defineRoute({
    method: 'GET',
    path: `${path}/totals`,
    access: 'Special Assessments List View',
    summary: 'How many special assessments there are under the filters, and what was levied',
    query: filters,
    response: listTotals,
  }),
  previewSpecialAssessment: defineRoute({
    method: 'POST',
    path: `${path}/preview`,
    access: 'Special Assessment Create',
    summary: 'What each unit would pay and when; nothing is written',
    readOnly: true,
    body: specialAssessmentInput,
    bodyLimits,
    response: one(specialAssessmentPreview),
  }),
  createSpecialAssessment: defineRoute({
    method: 'POST',
    path,
    access: 'Special Assessment Create',
    summary:
      'Levy a special assessment. Its first installment is billed at once where its day came, the others on their days.',
    body: specialAssessmentInput,
    bodyLimits,
    response: one(specialAssessment),
    status: 201,
  }),
  getSpecialAssessment: defineRoute({
    method: 'GET',
    path: `${path}/:specialAssessmentId`,
    access: 'Special Assessments List View',
    summary: 'One special assessment with its installments and what each unit owes of it',
    params,
    response: one(specialAssessment),
  }),
  billInstallment: defineRoute({
    method: 'POST',
    path: `${path}/:specialAssessmentId/bill`,
    access: 'Special Assessment Create',
    summary: 'Bill what is still to be billed of an installment, now or on another day than its own',
    params,
    body: z.object({ position: z.int().min(1).max(60), issuedOn: day, dueOn: day }),
    response: one(specialAssessment),
  }),
  billRest: defineRoute({
    method: 'POST',
    path: `${path}/:specialAssessmentId/bill-rest`,
    access: 'Special Assessment Create',
    summary: 'Bill all installments that are left of a unit at once: it did not pay, or it pays early',
    params,
    body: z.object({ propertyId: id, reason: z.enum(restReasons), issuedOn: day, dueOn: day }),
    response: one(specialAssessment),
  }),
  endSpecialAssessment: defineRoute({
    method: 'POST',
    path: `${path}/:specialAssessmentId/end`,
    access: 'Special Assessment Create',
    summary: 'End a special assessment: what was billed stays, nothing more is billed',
    params,
    body: z.object({ reason: text(500), version }),
    response: one(specialAssessment),
  }),
  specialAssessmentHistory: defineRoute({
    method: 'GET',
    path: `${path}/:specialAssessmentId/history`,
    access: 'Special Assessments List View',
    summary: 'Who did what with a special assessment',
    params,
    query: historyQuery,
    response: list(auditEntry),
  }),
};

export type SpecialAssessmentInput = z.infer<typeof specialAssessmentInput>;
export type SpecialAssessmentPreview = z.infer<typeof specialAssessmentPreview>;
export type SpecialAssessmentSummary = z.infer<typeof specialAssessmentSummary>;
export type SpecialAssessment = z.infer<typeof specialAssessment>;
