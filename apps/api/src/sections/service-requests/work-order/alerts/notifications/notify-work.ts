import type { WorkOrder, WorkVisit } from '@courtyard/contract/service-requests/work-order/work-order';
import type { CallContext } from '../../../../../platform/section/call-context';
import type { Audience } from '../../../../../platform/notifications/notify';
import { residentsOf } from '../../people/residents.sql';
import {
  signOffAsked,
  visitAtHome,
  visitForWorker,
  workAnswered,
  workDecided,
  workIssued,
} from './work-notifications';

export const workOrderUrl = (id: string) => `/service-requests/work-orders/detail?id=${id}`;
export const residentWorkUrl = (id: string) => `/service-requests/work-orders/sign-off?id=${id}`;

type TranslatingContext = Pick<CallContext, 'tx' | 'tenant' | 'platform' | 'caller'>;

/** The vendor's members, or the staff member, but for who did it. */
async function workers(
  { tx, caller }: TranslatingContext,
  { worker }: Pick<WorkOrder, 'worker'>,
): Promise<Audience> {
  if (worker?.kind !== 'vendor') return { memberIds: worker ? [worker.id] : [], except: caller.memberId };
  const rows = await tx
    .selectFrom('vendorMember')
    .select('memberId')
    .where('vendorId', '=', worker.id)
    .execute();
  return { memberIds: rows.map(({ memberId }) => memberId), except: caller.memberId };
}

const shown = ({ number, title }: WorkOrder) => ({ number, title });

/** Tells whoever is to do the work. */
export async function notifyIssued(context: TranslatingContext, order: WorkOrder): Promise<void> {
  await context.platform.notify(context.tx, workIssued, {
    tenant: context.tenant,
    parameters: { ...shown(order), place: order.place?.name ?? null },
    to: await workers(context, order),
    link: workOrderUrl(order.id),
  });
}

type Happened = Parameters<typeof workAnswered.stored>[0]['happened'];

/** Tells the other side of what somebody did with an order. */
export async function notifyOfAction(
  context: TranslatingContext,
  order: WorkOrder,
  { happened, text, to }: { happened: Happened; text: string | null; to: 'managers' | 'worker' },
): Promise<void> {
  const { tx, tenant, caller, platform } = context;
  const parameters = { ...shown(order), happened, text: text ?? order.worker?.name ?? '' };
  // Whose order it is no longer cannot open it.
  const link = happened === 'reassign' ? '/service-requests/work-orders' : workOrderUrl(order.id);
  if (to === 'managers')
    await platform.notify(tx, workAnswered, {
      tenant,
      parameters,
      to: { holding: ['Work Order Update'], except: caller.memberId },
      link,
    });
  else
    await platform.notify(tx, workDecided, { tenant, parameters, to: await workers(context, order), link });
}

type Visit = Pick<WorkVisit, 'startsAt' | 'endsAt' | 'state'>;

const visitTold = (order: WorkOrder, { startsAt, endsAt }: Visit, isCancelled: boolean) => ({
  ...shown(order),
  startsAt,
  endsAt,
  isCancelled,
});

async function notifyWhoComes(
  context: TranslatingContext,
  order: WorkOrder,
  parameters: ReturnType<typeof visitTold>,
) {
  const { tx, tenant, platform } = context;
  const to = await workers(context, order);
  await platform.notify(tx, visitForWorker, { tenant, parameters, to, link: workOrderUrl(order.id) });
}

/** Tells who is visited, in the unit that the order is in now, that somebody comes or does not. */
export async function notifyHome(
  context: TranslatingContext,
  order: WorkOrder,
  visit: Visit,
  { isCancelled }: { isCancelled: boolean },
): Promise<void> {
  await context.platform.notify(context.tx, visitAtHome, {
    tenant: context.tenant,
    parameters: visitTold(order, visit, isCancelled),
    to: { memberIds: await residentsOf(context, order.id), except: context.caller.memberId },
    link: residentWorkUrl(order.id),
  });
}

/** Tells of a visit: of a proposal those who confirm it, of any other who is visited and who comes. */
export async function notifyOfVisit(
  context: TranslatingContext,
  order: WorkOrder,
  visit: Visit,
): Promise<void> {
  if (visit.state === 'proposed') {
    await notifyOfAction(context, order, { happened: 'proposed', text: null, to: 'managers' });
    return;
  }
  await notifyWhoComes(context, order, visitTold(order, visit, false));
  await notifyHome(context, order, visit, { isCancelled: false });
}

/** Tells that a visit is off, by its state before: who comes, and who is visited where they knew of it. */
export async function notifyVisitOff(
  context: TranslatingContext,
  order: WorkOrder,
  visit: Visit,
): Promise<void> {
  await notifyWhoComes(context, order, visitTold(order, visit, true));
  if (visit.state === 'confirmed') await notifyHome(context, order, visit, { isCancelled: true });
}

/** Asks the people of the unit, or the reporters, to sign off. */
export async function askForSignOff(context: TranslatingContext, order: WorkOrder): Promise<void> {
  await context.platform.notify(context.tx, signOffAsked, {
    tenant: context.tenant,
    parameters: shown(order),
    to: { memberIds: await residentsOf(context, order.id), except: context.caller.memberId },
    link: residentWorkUrl(order.id),
  });
}
