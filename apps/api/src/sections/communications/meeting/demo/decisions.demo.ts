import { addDays } from '@courtyard/contract/days';
import type { Tx } from '../../../../platform/database/database';
import { idOf } from '../../../../platform/section/demo/dice';

interface Decided {
  tenantId: string;
  /** Of the community, from which ids are made. */
  word: string;
  assigneeId: string;
  annual: string;
  board: string;
  today: string;
}

/** What was moved at the past meetings, what they left to do, and the minutes of the annual one. */
export async function seedDecisions(
  tx: Tx,
  { tenantId, word, assigneeId, annual, board, today }: Decided,
): Promise<void> {
  const base = { tenantId, isExecutive: false, abstained: null, inFavor: null, against: null };
  await tx
    .insertInto('motion')
    .values([
      {
        ...base,
        id: idOf(`${word} motion budget`),
        meetingId: annual,
        position: 1,
        wording: 'To accept the treasurer’s report and the budget for the coming year.',
        mover: 'Priya Nair',
        seconder: 'Tom Becker',
        method: 'count',
        inFavor: 31,
        against: 4,
        abstained: 2,
        result: 'carried',
      },
      {
        ...base,
        id: idOf(`${word} motion deck`),
        meetingId: board,
        position: 1,
        wording: 'To obtain three bids for the pool deck before the next meeting.',
        mover: 'President',
        seconder: 'Treasurer',
        method: 'voice',
        result: 'carried',
      },
    ])
    .execute();
  await tx
    .insertInto('actionItem')
    .values({
      tenantId,
      id: idOf(`${word} action bids`),
      meetingId: board,
      title: 'Get three bids for the pool deck',
      assigneeId,
      dueOn: addDays(today, 9),
      isExecutive: false,
    })
    .execute();
  await tx
    .insertInto('meetingMinutes')
    .values({
      tenantId,
      meetingId: annual,
      body: [
        'The meeting was called to order at 7:00 PM. A quorum was present.',
        '# Motions\n- To accept the treasurer’s report and the budget for the coming year. Moved by Priya Nair, seconded by Tom Becker. 31 in favor, 4 against, 2 abstained. Carried.',
        'The meeting was adjourned at 8:30 PM.',
      ].join('\n\n'),
      executiveBody: null,
      status: 'draft',
      authorId: assigneeId,
    })
    .execute();
}
