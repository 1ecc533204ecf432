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

type Telling = Pick<CallContext, 'tx' | 'tenant' | 'platform' | 'caller'>;

/** The vendor's members, or the staff member, but for who did it. */
async function workers({ tx, caller }: Telling, { worker }: Pick<WorkOrder, 'worker'>): Promise<Audience> {
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
export async function tellIssued(context: Telling, order: WorkOrder): Promise<void> {
  await context.platform.notify(context.tx, workIssued, {
    tenant: context.tenant,
    parameters: { ...shown(order), place: order.place?.name ?? null },
    to: await workers(context, order),
    link: workOrderUrl(order.id),
  });
}

type Happened = Parameters<typeof workAnswered.stored>[0]['happened'];

/** Tells the other side of what somebody did with an order. */
export async function tellOfAct(
  context: Telling,
  order: WorkOrder,
  { happened, text, to }: { happened: Happened; text: string | null; to: 'managers' | 'worker' },
): Promise<void> {
  const { tx, tenant, caller, platform } = context;
  const parameters = { ...shown(order), happened, text: text ?? order.worker?.name ?? '' };
  const link = workOrderUrl(order.id);
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

/** Tells of a visit: of a proposal those who confirm it, of any other who is visited and who comes. */
export async function tellOfVisit(
  context: Telling,
  order: WorkOrder,
  { startsAt, endsAt, state }: Pick<WorkVisit, 'startsAt' | 'endsAt' | 'state'>,
): Promise<void> {
  const { tx, tenant, platform, caller } = context;
  if (state === 'proposed') {
    await tellOfAct(context, order, { happened: 'proposed', text: null, to: 'managers' });
    return;
  }
  const parameters = { ...shown(order), startsAt, endsAt, isCancelled: state === 'cancelled' };
  await platform.notify(tx, visitForWorker, {
    tenant,
    parameters,
    to: await workers(context, order),
    link: workOrderUrl(order.id),
  });
  await platform.notify(tx, visitAtHome, {
    tenant,
    parameters,
    to: { memberIds: await residentsOf(context, order.id), except: caller.memberId },
    link: residentWorkUrl(order.id),
  });
}

/** Asks the people of the unit, or the reporters, to sign off. */
export async function askForSignOff(context: Telling, order: WorkOrder): Promise<void> {
  await context.platform.notify(context.tx, signOffAsked, {
    tenant: context.tenant,
    parameters: shown(order),
    to: { memberIds: await residentsOf(context, order.id), except: context.caller.memberId },
    link: residentWorkUrl(order.id),
  });
}
