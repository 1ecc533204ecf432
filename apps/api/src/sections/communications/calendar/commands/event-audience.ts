import type { Audience } from '@courtyard/contract';
import { invalid } from '../../../../platform/http/problem';
import { requireChooses } from '../../../../platform/notifications/audience/audience-rights';
import {
  forgetAudience,
  replaceAudience,
  storeAudience,
  storedAudience,
} from '../../../../platform/notifications/audience/stored-audience.sql';
import type { CallContext } from '../../../../platform/section/call-context';
import type { SeriesRow } from '../queries/calendar-row.rules';

/** Whom an event is for: a row of its own for each, so that a change of one is no change of another. */

function requireSomebody(audience: Audience): void {
  if (audience.include.length === 0)
    throw invalid({
      audience: 'Choose the audience, or leave it empty for everyone who can see the calendar.',
    });
}

/** Keeps the audience of a new event; gives its id, null for one that is for everybody. */
export async function keptAudience(context: CallContext, audience: Audience | null): Promise<string | null> {
  if (audience === null) return null;
  requireSomebody(audience);
  await requireChooses(context, audience);
  const { tx, tenant } = context;
  return storeAudience(tx, tenant.id, audience);
}

/** Whom an event is for; null: everybody who sees the calendar. */
export const audienceOf = async (
  { tx }: CallContext,
  { audienceId }: Pick<SeriesRow, 'audienceId'>,
): Promise<Audience | null> => (audienceId === null ? null : storedAudience(tx, audienceId));

/** The audience of an event once more, for another. */
export const copiedAudience = async (
  context: CallContext,
  row: Pick<SeriesRow, 'audienceId'>,
): Promise<string | null> => {
  const audience = await audienceOf(context, row);
  return audience === null ? null : storeAudience(context.tx, context.tenant.id, audience);
};

/** Puts another audience, or none, in the place of the one that an event has. */
export async function changeAudience(
  context: CallContext,
  { id, audienceId }: Pick<SeriesRow, 'id' | 'audienceId'>,
  audience: Audience | null,
): Promise<void> {
  const { tx, tenant } = context;
  if (audience !== null && audienceId !== null) {
    requireSomebody(audience);
    await requireChooses(context, audience);
    return replaceAudience(tx, tenant.id, audienceId, audience);
  }
  const next = await keptAudience(context, audience);
  await tx.updateTable('calendarSeries').set({ audienceId: next }).where('id', '=', id).execute();
  if (audienceId !== null) await forgetAudience(tx, audienceId);
}
