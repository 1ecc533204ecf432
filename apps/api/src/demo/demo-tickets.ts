import { newId } from '../platform/core/ids';
import type { Tx } from '../platform/database/database';
import type { DemoCommunity, DemoPerson } from '../platform/section/demo/demo-community';

type Written = { by: DemoPerson; daysAgo: number; message: string; isInternal?: true };

interface Asked {
  subject: string;
  category: 'account' | 'home' | 'community' | 'problem';
  status: 'open' | 'answered' | 'closed';
  page: string | null;
  messages: readonly [Written, ...Written[]];
}

/** What was asked by now, the oldest first. */
const asked: readonly Asked[] = [
  {
    subject: 'Extra key fob',
    category: 'home',
    status: 'closed',
    page: null,
    messages: [
      {
        by: 'owner',
        daysAgo: 40,
        message: 'My daughter moves in next month. How do I get her a key fob?',
      },
      {
        by: 'board',
        daysAgo: 39,
        message: 'Fobs are available at the office, weekdays 9 AM to noon. Please bring proof of residency.',
      },
      { by: 'owner', daysAgo: 37, message: 'Got it. Thank you!' },
    ],
  },
  {
    subject: 'Calendar and confirmation show different times',
    category: 'problem',
    status: 'answered',
    page: '/properties-common-areas/reservations',
    messages: [
      {
        by: 'vendor',
        daysAgo: 3,
        message: 'The email says 9 AM, but the calendar on my phone says 6 AM. Which one is right?',
      },
      { by: 'admin', daysAgo: 3, message: 'His phone is on Pacific time.', isInternal: true },
      {
        by: 'admin',
        daysAgo: 2,
        message: 'It’s 9 AM Eastern. Your phone is set to Pacific time, where that’s 6 AM.',
      },
    ],
  },
];

const dayMs = 86_400_000;

/** A few tickets of the larger demo community. */
export async function seedTickets(tx: Tx, { id: tenantId, slug, people }: DemoCommunity): Promise<void> {
  if (slug !== 'demo') return;
  const now = Date.now();
  const at = (daysAgo: number) => new Date(now - daysAgo * dayMs);
  for (const [index, { messages, ...ticket }] of asked.entries()) {
    const id = newId();
    const [first] = messages;
    const answer = messages.find(({ by }) => by !== first.by);
    const last = messages.at(-1) ?? first;
    await tx
      .insertInto('ticket')
      .values({
        tenantId,
        id,
        number: index + 1,
        memberId: people[first.by].memberId,
        assigneeId: answer ? people[answer.by].memberId : null,
        ...ticket,
        createdAt: at(first.daysAgo),
        touchedAt: at(last.daysAgo),
      })
      .execute();
    const rows = messages.map(({ by, daysAgo, message, isInternal = false }, place) => ({
      tenantId,
      id: newId(),
      ticketId: id,
      memberId: people[by].memberId,
      isInternal,
      message,
      // Of one day, one after the other.
      writtenAt: new Date(at(daysAgo).getTime() + place * 60_000),
    }));
    await tx.insertInto('ticketMessage').values(rows).execute();
  }
}
