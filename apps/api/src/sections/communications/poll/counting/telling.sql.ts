import { fewestBallots } from '@courtyard/contract/communications/poll/count/rounded.rules';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';

/**
 * Whether ballots and exact totals of a secret poll could tell who chose what: electors or voters of some weight are fewer
 * than five. Who voted is known to some, and of differing weights few sets come to one total.
 */
export async function isTelling(tx: Tx, pollId: string): Promise<boolean> {
  const { rows } = await sql<{ isTelling: boolean | null }>`
    with classes as (
      select weight, count(*) as holders from poll_elector
      where poll_id = ${pollId} and suspended is null group by weight
      union all
      select weight, count(*) from poll_ballot where poll_id = ${pollId} group by weight)
    select secrecy = 'secret'
      and (select count(distinct weight) > 1 and min(holders) < ${fewestBallots} from classes) as "isTelling"
    from poll where id = ${pollId}`.execute(tx);
  return rows[0]?.isTelling ?? false;
}
