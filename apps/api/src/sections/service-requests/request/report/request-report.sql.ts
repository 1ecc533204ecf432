import { addDays, momentAt } from '@courtyard/contract/days';
import type { ReportAsked, ReportRow } from '@courtyard/contract/service-requests/report/request-report';
import { requestLabels } from '@courtyard/contract/service-requests/request/request.labels';
import { labelsFrom } from '@courtyard/contract/fields/labels';
import { sql } from 'kysely';
import type { ReadContext } from '../../../../platform/section/call-context';
import { kindsOf } from '../../kind/request-kind.sql';
import { countGroups, type GroupCounts, type KeysOf } from './report-groups.rules';
import { reportParts } from './report-parts.sql';
import en from '../request.en.json';
import es from '../request.es.json';

const labels = labelsFrom(en, es);

type Dimension = ReportAsked['by'];

/** Buildings by unit, as they are now. */
async function buildingsOf({ tx }: ReadContext): Promise<KeysOf> {
  const units = await tx.selectFrom('property').select(['id', 'building']).execute();
  const buildings = new Map(units.map(({ id, building }) => [id, building || null]));
  return ({ propertyIds }, place) => [buildings.get(propertyIds[place] ?? '') ?? null];
}

const keysBy: Record<Dimension, (context: ReadContext) => KeysOf | Promise<KeysOf>> = {
  kind: () => (part, place) => [part.kinds[place] ?? null],
  category: () => (part, place) => [part.categories[place] ?? null],
  building: buildingsOf,
  vendor: () => (part, place) => part.vendorIds.get(place) ?? [null],
};

const none = {
  kind: requestLabels.kind,
  category: requestLabels.category,
  building: labels['report.noBuilding'],
  vendor: labels['report.noVendor'],
};

type Names = ReadonlyMap<string, ReportRow['name']>;

const same = (text: string): ReportRow['name'] => ({ en: text, es: text });

async function vendorNames({ tx }: ReadContext, ids: readonly string[]): Promise<Names> {
  const vendors = await tx
    .selectFrom('vendor')
    .select(['id', 'name'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return new Map(vendors.map(({ id, name }) => [id, same(name)]));
}

/** By the latest words of their kind. */
async function categoryNames(context: ReadContext): Promise<Names> {
  const kinds = await kindsOf(context);
  return new Map(
    kinds.flatMap(({ kind, categories }) =>
      categories.map((each): [string, ReportRow['name']] => [`${kind}:${each.key}`, each.name]),
    ),
  );
}

function kindName(kind: string): ReportRow['name'] {
  const named: Record<string, ReportRow['name']> = requestLabels;
  return named[`kind.${kind}`] ?? same(kind);
}

/** What the groups are called. */
async function namesOf(context: ReadContext, by: Dimension, keys: readonly string[]): Promise<Names> {
  if (by === 'vendor') return vendorNames(context, keys);
  if (by === 'category') return categoryNames(context);
  return new Map(keys.map((key) => [key, by === 'kind' ? kindName(key) : same(key)]));
}

/** Requests that were reported in a period, by what they are grouped by, the most first. In one snapshot, as `reportParts` says. */
export async function requestReport(
  context: ReadContext,
  { by, from, to }: ReportAsked,
): Promise<ReportRow[]> {
  const { tenant, platform } = context;
  const period = {
    begin: momentAt(from, 0, tenant.timeZone),
    end: momentAt(addDays(to, 1), 0, tenant.timeZone),
  };
  const parts = await reportParts(context, period);
  const groups = countGroups({ parts, period }, await keysBy[by](context), platform.clock().getTime() / 1000);
  const names = await namesOf(
    context,
    by,
    groups.flatMap(({ key }) => key ?? []),
  );
  const nameOf = ({ key }: GroupCounts) => (key === null ? none[by] : (names.get(key) ?? same(key)));
  return groups.map((group) => ({
    ...group,
    name: nameOf(group),
    // In tenths of a percent: of some hundred requests, more digits would say nothing.
    lateShareMillionths: Math.round((group.late / group.requests) * 1000) * 1000,
  }));
}
