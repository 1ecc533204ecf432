import { addMonths } from '@courtyard/contract/days';
import { accounts, funds, type NewEntry, type NewReversal, postSeed } from '../../../../ledger';
import { changeOf, writeAudits } from '../../../../platform/audit/audit';
import type { Tx } from '../../../../platform/database/database';
import { todayOf } from '../../../../platform/section/call-context';
import type { DemoCommunity, DemoSeed } from '../../../../platform/section/demo/demo-community';
import { idOf } from '../../../../platform/section/demo/dice';
import { theClock } from '../../../../platform/section/jobs/clock-context';
import { recurringSource } from '../../journal-entry/journal-entry.sql';
import { daysAfter, nextAfter } from '../schedule/schedule.rules';
import { entryOfDay, type PostedTemplate } from './entry-of-day.rules';

interface DemoEntry extends PostedTemplate {
  name: string;
}

type Posted = NewEntry | NewReversal;

/** Of the two years that the demo's books have, and some. */
const maxDays = 36;

/** The entry of a day of the schedule, with the one that takes it back. */
function postedOn(
  template: DemoEntry,
  { templateId, occursOn }: { templateId: string; occursOn: string },
): { id: string; entries: Posted[] } {
  const id = idOf(`${templateId} ${occursOn}`);
  const key = `journal:${id}`;
  const { date, memo, lines, reverseOn } = entryOfDay(template, { occursOn, datedOn: occursOn }, 'en');
  const kind = reverseOn === null ? 'journal' : 'accrual';
  const source = { kind: recurringSource, id: templateId };
  const back = reverseOn === null ? [] : [{ key: `${key}:back`, date: reverseOn, reverses: id, memo }];
  return { id, entries: [{ id, key, date, kind, memo, lines, source }, ...back] };
}

/** A recurring entry with what it posted until today. Gives the entries, to be posted. */
async function seedEntry(
  tx: Tx,
  { id: tenantId, slug, people }: DemoCommunity,
  template: DemoEntry,
  today: string,
): Promise<Posted[]> {
  const { name, rule, startsOn, kind, months, memo, lines } = template;
  const id = idOf(`${slug} recurring entry ${name} ${startsOn}`);
  const days = daysAfter(template, null, maxDays).filter((day) => day <= today);
  const nextOn = nextAfter(template, days.at(-1) ?? null);
  const { memberId, displayName } = people.treasurer;
  const began = `${startsOn}T17:00:00Z`;
  await tx
    .insertInto('recurringTemplate')
    .values({
      tenantId,
      id,
      kind: 'entry',
      name,
      status: nextOn === null ? 'ended' : 'active',
      rule,
      startsOn,
      leadDays: 0,
      nextOn,
      keptBy: memberId,
      createdAt: began,
      updatedAt: began,
    })
    .execute();
  await tx
    .insertInto('recurringEntry')
    .values({ tenantId, templateId: id, kind, months, memo, lines: JSON.stringify(lines) })
    .execute();
  const made = days.map((occursOn) => ({ occursOn, ...postedOn(template, { templateId: id, occursOn }) }));
  if (made.length > 0)
    await tx
      .insertInto('recurringOccurrence')
      .values(
        made.map(({ occursOn, id: entryId }) => ({
          tenantId,
          templateId: id,
          occursOn,
          status: 'made' as const,
          datedOn: occursOn,
          leftOut: '[]',
          problem: null,
          triedOn: occursOn,
          entryId,
        })),
      )
      .execute();
  await writeAudits(tx, { tenantId, memberId, displayName }, [
    changeOf('recurring-entry.create', { 'recurring-entry': id }, {}, { name, kind, memo }),
  ]);
  return made.flatMap(({ entries }) => entries);
}

/**
 * The insurance of directors and officers, paid for a year ahead: what stood at the beginning of the books, and the renewal after a
 * year; and the electricity of each month, which is billed in the next.
 */
export const seedRecurringEntries: DemoSeed = async (tx, community) => {
  if (community.slug !== 'demo') return;
  const today = todayOf({ platform: community.platform, tenant: community });
  const ids = new Map([...(await accounts(tx)), ...(await funds(tx))].map(({ code, id }) => [code, id]));
  const moved = (debit: string, credit: string, amountMinor: number) =>
    [[debit, amountMinor] as const, [credit, -amountMinor] as const].map(([code, minor]) => ({
      accountId: ids.get(code) ?? '',
      fundId: ids.get('OP') ?? '',
      amountMinor: minor,
      memo: null,
    }));
  const { begin } = await tx
    .selectFrom('journalEntry')
    .select(({ fn }) => fn.min('entryDate').as('begin'))
    .executeTakeFirstOrThrow();
  const renewed = addMonths(begin, 12);
  const premium = (startsOn: string, totalMinor: number): DemoEntry => ({
    name: 'Directors and officers policy',
    kind: 'amortization',
    months: 12,
    memo: 'Directors and officers policy, {month}',
    lines: moved('5040', '1300', totalMinor),
    rule: 'FREQ=MONTHLY;COUNT=12;BYMONTHDAY=-1',
    startsOn,
  });
  const electricity: DemoEntry = {
    name: 'Electricity not billed yet',
    kind: 'accrual',
    months: null,
    memo: 'Electricity of {month}, billed in the month after',
    lines: moved('5100', '2100', 98_000),
    rule: 'FREQ=MONTHLY;BYMONTHDAY=-1',
    startsOn: renewed,
  };
  const entries: Posted[] = [];
  for (const template of [premium(begin, 936_120), premium(renewed, 985_000), electricity])
    entries.push(...(await seedEntry(tx, community, template, today)));
  const { treasurer, board } = community.people;
  const paid: NewEntry = {
    key: 'demo:insurance:renewal',
    date: `${renewed.slice(0, 8)}08`,
    kind: 'journal',
    memo: 'Directors and officers policy, paid for a year ahead',
    lines: moved('1300', '1010', 985_000),
    approvedBy: { id: board.memberId, name: board.displayName },
  };
  await postSeed(tx, [paid], { id: treasurer.memberId, name: treasurer.displayName });
  const inOrder = entries.toSorted((one, other) => one.date.localeCompare(other.date));
  await postSeed(tx, inOrder, theClock);
};
