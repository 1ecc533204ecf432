import type {
  RequestAge,
  requestOverviewRoutes,
} from '@courtyard/contract/service-requests/request/request-overview';
import type { AnswerOf } from '@courtyard/contract';
import { sql } from 'kysely';
import type { ReadContext } from '../../../../platform/section/call-context';
import { isLate } from '../../clock/request-clock.sql';
import { isAboutCaller, isUnassigned } from '../../part/part.sql';
import { isOpen, myRequestList } from '../list/requests.sql';

type Mine = AnswerOf<typeof requestOverviewRoutes.myRequestOverview>['data'];
type OfCommunity = AnswerOf<typeof requestOverviewRoutes.communityRequestOverview>['data'];

const shown = 8;

/** What of the own requests is to be done. */
export async function myOverview(context: ReadContext): Promise<Mine> {
  const { tx, caller, platform } = context;
  const { data: open, page } = await myRequestList.page(context, {
    isOpen: true,
    sort: '-updatedAt',
    limit: shown,
  });
  const since = new Date(platform.clock().getTime() - 30 * 86_400_000);
  const { rows } = await sql<Pick<Mine, 'waitingForMe' | 'toRate'>>`
    select count(*) filter (where state = 'waiting' and waiting_for = 'reporter')::int as "waitingForMe",
      count(*) filter (where state in ('resolved', 'closed') and resolved_at > ${since}
        and not exists (select from request_rating rated where rated.request_id = request.id))::int as "toRate"
    from request where member_id = ${caller.memberId}`.execute(tx);
  return { open, openCount: page.total, waitingForMe: 0, toRate: 0, ...rows[0] };
}

const ages: readonly Pick<RequestAge, 'fromDays' | 'untilDays'>[] = [
  { fromDays: 0, untilDays: 2 },
  { fromDays: 3, untilDays: 7 },
  { fromDays: 8, untilDays: 30 },
  { fromDays: 31, untilDays: null },
];

interface Counted {
  place: number;
  open: number;
  late: number;
  submitted: number;
  unassigned: number;
}

/** Open requests of the community, by age. */
export async function communityOverview(context: ReadContext): Promise<OfCommunity> {
  const from = ages.map(({ fromDays }) => fromDays);
  const { rows } = await sql<Counted>`
    select width_bucket(greatest(0, floor(extract(epoch from now() - request.created_at) / 86400))::int, ${from}::int[]) as place,
      count(*)::int as open, count(*) filter (where ${isLate})::int as late,
      count(*) filter (where state in ('submitted', 'reopened'))::int as submitted,
      count(*) filter (where ${isUnassigned(context, 'request')})::int as unassigned
    from request where ${isOpen} and not ${isAboutCaller(context)} group by 1`.execute(context.tx);
  const of = (place: number) => rows.find((row) => row.place === place + 1);
  const sum = (field: Exclude<keyof Counted, 'place'>) => rows.reduce((total, row) => total + row[field], 0);
  return {
    ages: ages.map((age, place) => ({ ...age, open: of(place)?.open ?? 0, late: of(place)?.late ?? 0 })),
    open: sum('open'),
    late: sum('late'),
    submitted: sum('submitted'),
    unassigned: sum('unassigned'),
  };
}
