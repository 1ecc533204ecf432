import { z } from 'zod';
import { storedFile } from '../../platform/files';
import {
  amountMinor,
  day,
  enteredMinor,
  id,
  line,
  moment,
  maxMinor,
  optionalLine,
  optionalText,
  version,
} from '../../wire/primitives';
import { placeInput, requestPlace, requestPriority, requestReference } from '../request/request';
import { lineAmountMinor, totalOfLines } from './work-amount.rules';
import { workActions } from './work-order-states';
import {
  maxChecks,
  maxWorkLines,
  maxWorkPhotos,
  maxWorkRequests,
  photoPhases,
  quantityScale,
  visitStates,
  workLineKinds,
  workOrderStates,
} from './work-order.values';

export const workOrderState = z.enum(workOrderStates);
export const workAction = z.enum(workActions);
export const photoPhase = z.enum(photoPhases);

const named = z.object({ id, name: z.string() });

/** Who does the work: a vendor, or a member of the staff. */
export const workerReference = z.object({ kind: z.enum(['vendor', 'member']), id, name: z.string() });

export const workOrderSummary = z.object({
  id,
  /** Counted by community, from 1. */
  number: z.int(),
  title: z.string(),
  state: workOrderState,
  worker: workerReference.nullable(),
  place: requestPlace.nullable(),
  priority: requestPriority,
  dueOn: day.nullable(),
  /** Start of the next visit that is proposed or confirmed. */
  nextVisitAt: moment.nullable(),
  estimateMinor: amountMinor.nullable(),
  /** Sum of its lines. */
  totalMinor: amountMinor,
  createdAt: moment,
  updatedAt: moment,
  version: z.int(),
});

export const workVisit = z.object({
  id,
  startsAt: moment,
  endsAt: moment,
  state: z.enum(visitStates),
  note: z.string().nullable(),
  proposedBy: z.string(),
});

export const workCheck = z.object({
  id,
  text: z.string(),
  doneAt: moment.nullable(),
  doneBy: z.string().nullable(),
});

/** A line of labor, parts or other cost. */
export const workLineInput = z.object({
  kind: z.enum(workLineKinds),
  description: line(200),
  /** In thousandths: 1.25 hours are 1250. */
  quantityThousandths: z
    .int()
    .min(1)
    .max(1_000_000 * quantityScale),
  unitMinor: enteredMinor.min(0).max(100_000_000),
});

export const workLine = z.object({
  kind: z.enum(workLineKinds),
  description: z.string(),
  quantityThousandths: z.int(),
  unitMinor: amountMinor,
  amountMinor,
});

export const workSignOff = z.object({
  /** Null, as the note is, for those who may not see the request for which somebody signed. */
  name: z.string().nullable(),
  note: z.string().nullable(),
  signedAt: moment,
  /** Who entered the name, where the resident did not sign in. */
  recordedBy: z.string().nullable(),
});

/** A work order with what its page shows. A vendor gets the same of their own, without requests and bill. */
export const workOrder = z.object({
  ...workOrderSummary.shape,
  description: z.string().nullable(),
  location: z.string().nullable(),
  /** Requests that it is for. */
  requests: z.array(requestReference),
  needsSignOff: z.boolean(),
  /** The vendor or staff member took it on. */
  confirmedAt: moment.nullable(),
  startedAt: moment.nullable(),
  finishedAt: moment.nullable(),
  acceptedAt: moment.nullable(),
  workNote: z.string().nullable(),
  /** Why it was returned, declined or cancelled, as long as that stands. */
  stateNote: z.string().nullable(),
  visits: z.array(workVisit),
  checks: z.array(workCheck),
  lines: z.array(workLine),
  photosBefore: z.array(storedFile),
  photosAfter: z.array(storedFile),
  files: z.array(storedFile),
  signOff: workSignOff.nullable(),
  plan: named.nullable(),
  /** An approval of its estimate that is pending. */
  approvalId: id.nullable(),
  /** `problem`: why no bill was drafted yet. `id` is null for those who may not open bills. */
  bill: z
    .object({
      id: id.nullable(),
      number: z.string().nullable(),
      problem: z.string().nullable(),
    })
    .nullable(),
  may: z.object({
    manage: z.boolean(),
    /** Visits, checks, lines and photos. */
    work: z.boolean(),
    /** Record that a resident signed. */
    signOff: z.boolean(),
    actions: z.array(workAction),
  }),
});

export const workOrderParams = z.object({ workOrderId: id });

const fields = z.object({
  title: line(120),
  description: optionalText(5000).default(null),
  place: placeInput.default(null),
  location: optionalLine(120).default(null),
  vendorId: id.nullable().default(null),
  assigneeId: id.nullable().default(null),
  priority: requestPriority.default('normal'),
  dueOn: day.nullable().default(null),
  estimateMinor: enteredMinor.min(0).nullable().default(null),
  needsSignOff: z.boolean().default(false),
  /** Steps of the checklist. Those that stay keep that they are done. */
  checks: z
    .array(z.object({ id: id.nullable().default(null), text: line(200) }))
    .max(maxChecks)
    .default([]),
  /** Requests that it is for. */
  requestIds: z.array(id).max(maxWorkRequests).default([]),
  /** Files from `POST /api/v1/files`: plans, pictures, instructions. */
  fileIds: z.array(id).max(20, 'Choose up to 20 files.').default([]),
});

type Fields = z.output<typeof fields>;

const oneWorker = {
  path: ['assigneeId'],
  message: 'Choose a vendor or a staff member, not both.',
};
const hasOneWorker = ({ vendorId, assigneeId }: Fields) => vendorId === null || assigneeId === null;

export const workOrderInput = fields.refine(hasOneWorker, oneWorker);
export const workOrderChange = fields.extend({ version }).refine(hasOneWorker, oneWorker);

/** `note`: the work performed with `finish`; the reason with `return`, `decline` and `cancel`. */
export const workActionInput = z
  .object({ action: workAction, note: optionalText(5000).default(null), version })
  .superRefine(({ action, note }, context) => {
    if (note === null && (action === 'return' || action === 'decline' || action === 'cancel'))
      context.addIssue({ code: 'custom', path: ['note'], message: 'Enter the reason.' });
  });

export const visitInput = z
  .object({ startsAt: moment, endsAt: moment, note: optionalText(500).default(null) })
  .superRefine(({ startsAt, endsAt }, context) => {
    const [from, until] = [Date.parse(startsAt), Date.parse(endsAt)];
    const complain = (message: string) => context.addIssue({ code: 'custom', path: ['endsAt'], message });
    if (until <= from) complain('The end must be after the start. Enter a later time.');
    else if (until - from > 14 * 24 * 60 * 60_000)
      complain('A visit can last up to 14 days. Schedule several visits.');
  });

/** What a line comes to, and an order, is an amount as anybody enters it: sums over many stay exact. */
export const workLinesInput = z
  .object({ lines: z.array(workLineInput).max(maxWorkLines), version })
  .superRefine(({ lines }, context) => {
    const amounts = lines.map(({ quantityThousandths, unitMinor }) => ({
      amountMinor: lineAmountMinor(quantityThousandths, unitMinor),
    }));
    const complain = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    for (const [place, { amountMinor: amount }] of amounts.entries())
      if (amount > maxMinor)
        complain(
          ['lines', place, 'unitMinor'],
          'This line’s amount is too large. Enter a lower quantity or price.',
        );
    if (amounts.every(({ amountMinor: amount }) => amount <= maxMinor) && totalOfLines(amounts) > maxMinor)
      complain(['lines'], 'The total is too large. Enter some lines in another work order.');
  });

export const workPhotosInput = z.object({
  phase: photoPhase,
  fileIds: z.array(id).max(maxWorkPhotos, 'Choose up to 40 photos.'),
  version,
});

export const signOffInput = z.object({ name: line(120), note: optionalText(1000).default(null) });

export type WorkerReference = z.infer<typeof workerReference>;
export type WorkOrderSummary = z.infer<typeof workOrderSummary>;
export type WorkOrder = z.infer<typeof workOrder>;
export type WorkVisit = z.infer<typeof workVisit>;
export type WorkCheck = z.infer<typeof workCheck>;
export type WorkLine = z.infer<typeof workLine>;
export type WorkLineInput = z.infer<typeof workLineInput>;
export type WorkOrderInput = z.output<typeof workOrderInput>;
export type WorkOrderChange = z.output<typeof workOrderChange>;
export type WorkActionInput = z.output<typeof workActionInput>;
export type VisitInput = z.output<typeof visitInput>;
export type WorkLinesInput = z.output<typeof workLinesInput>;
export type WorkPhotosInput = z.output<typeof workPhotosInput>;
export type SignOffInput = z.output<typeof signOffInput>;
