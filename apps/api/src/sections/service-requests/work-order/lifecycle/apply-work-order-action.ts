import type { WorkActionInput, WorkOrder } from '@courtyard/contract/service-requests/work-order/work-order';
import {
  type WorkAction,
  workStateAfter,
} from '@courtyard/contract/service-requests/work-order/work-order-states';
import { msg } from '../../../../platform/http/language/sentence';
import { conflict } from '../../../../platform/http/problem';
import type { ApprovalContext } from '../../../../platform/tenancy/approvals/approval-kind';
import { withdrawChanged } from '../../../../platform/tenancy/approvals/end-approval';
import { workOrderAs } from '../queries/work-order-details';
import { askForSignOff, notifyOfAction } from '../alerts/notifications/notify-work';
import { answerChanged, lockOrder, type OrderChange, writeOrder } from './change-order';
import { draftWorkBill } from './bill/draft-work-bill';
import { endVisits } from './visit/end-visits';
import { notifyRequestsDone } from './notifications/notify-requests';
import { issueOrAsk } from './work-approval';

type Given = Pick<WorkActionInput, 'action' | 'note'>;

function requireIssuable({ worker, approvalId }: WorkOrder): void {
  if (worker === null)
    throw conflict('no-worker', 'Choose a vendor or a staff member first. Then issue the work order.');
  if (approvalId !== null)
    throw conflict('approval-waiting', 'This work order’s estimate is already pending approval.');
}

function requireFinished({ checks }: WorkOrder): void {
  const open = checks.filter(({ doneAt }) => doneAt === null).length;
  if (open > 0) throw conflict('checks-open', msg`Check off the ${open} remaining checklist steps first.`);
}

function requireSigned({ needsSignOff, signOff }: WorkOrder): void {
  if (needsSignOff && signOff === null)
    throw conflict('sign-off-missing', 'A resident must sign off before you accept this work.');
}

/** What has to hold before an action; throws conflict. */
const requirements: Partial<Record<WorkAction, (order: WorkOrder) => void>> = {
  issue: requireIssuable,
  finish: requireFinished,
  accept: requireSigned,
};

const unsigned = {
  signedName: null,
  signedNote: null,
  signedAt: null,
  signedById: null,
  signRecordedBy: null,
};

/** As nobody worked on it: who takes it on next begins anew, and a resident signs what they did. */
const begunAnew = {
  ...unsigned,
  issuedAt: null,
  confirmedAt: null,
  startedAt: null,
  finishedAt: null,
  workNote: null,
};

/** What an action writes besides the state. */
function changeBy({ action, note }: Given, now: Date): OrderChange {
  if (action === 'confirm') return { confirmedAt: now };
  if (action === 'start') return { startedAt: now };
  if (action === 'finish') return { finishedAt: now, workNote: note, stateNote: null };
  if (action === 'accept') return { acceptedAt: now, stateNote: null };
  if (action === 'return') return { finishedAt: null, stateNote: note, ...unsigned };
  if (action === 'decline') return { ...begunAnew, stateNote: note };
  if (action === 'reopen') return { ...begunAnew, stateNote: null };
  return { stateNote: note };
}

/** Actions after which nobody comes any more. */
const endsVisits: ReadonlySet<WorkAction> = new Set(['decline', 'cancel', 'finish', 'accept']);

type Told = Exclude<WorkAction, 'issue' | 'start' | 'reopen'>;

const toldTo: Record<Told, 'managers' | 'worker'> = {
  confirm: 'managers',
  decline: 'managers',
  finish: 'managers',
  accept: 'worker',
  return: 'worker',
  cancel: 'worker',
};

const isTold = (action: WorkAction): action is Told => action in toldTo;

/** Tells whom an action concerns. */
async function sendNotification(
  context: ApprovalContext,
  order: WorkOrder,
  { action, note }: Given,
): Promise<void> {
  if (!isTold(action)) return;
  // The vendor of a draft knows nothing of it.
  if (order.state !== 'draft')
    await notifyOfAction(context, order, { happened: action, text: note, to: toldTo[action] });
  if (action === 'finish' && order.needsSignOff && order.signOff === null)
    await askForSignOff(context, order);
}

/** Moves an order to another state. Throws versionConflict, and conflict where it cannot be done. */
export async function applyWorkOrderAction(
  context: ApprovalContext,
  workOrderId: string,
  { version, ...given }: WorkActionInput,
): Promise<WorkOrder> {
  const locked = await lockOrder(context, workOrderId, version);
  const { order, part } = locked;
  const { action, note } = given;
  const state = workStateAfter(order.state, action, part.actors);
  if (state === undefined)
    throw conflict(
      'not-possible',
      'This isn’t possible in the work order’s current status. Reload the page.',
    );
  requirements[action]?.(order);
  if (action === 'issue') {
    await issueOrAsk(context, order);
    return workOrderAs(context, workOrderId, part);
  }
  const now = context.platform.clock();
  if (endsVisits.has(action)) await endVisits(context, order);
  await writeOrder(context, order, { ...changeBy(given, now), state });
  await sendNotification(context, order, given);
  if (action === 'accept') {
    await draftWorkBill(context, order);
    await notifyRequestsDone(context, order);
  }
  // A vendor who declined sees the order no more: they are answered what became of it all the same.
  const changed = await answerChanged(context, locked, `work-order.${action}`, {
    before: { state: order.state },
    after: { state, note },
  });
  await withdrawChanged(context, 'service-requests');
  return changed;
}
