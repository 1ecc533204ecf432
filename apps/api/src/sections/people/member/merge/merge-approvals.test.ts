import { newId } from '../../../../platform/core/ids';
import { withApp } from '../../../../testing';
import { mergeScene, type Somebody } from './merge.fixture';

const app = withApp();
const { inDemo, mergeNow, somebody } = mergeScene(app);

interface Waiting {
  askedBy: Somebody;
  wroteIt: Somebody;
  decidedBy?: Somebody;
}

/** Something that waits for two decisions. */
async function waiting({ askedBy, wroteIt, decidedBy }: Waiting): Promise<string> {
  const id = newId();
  const now = new Date();
  await inDemo(async (tx) => {
    const tenantId = app.tenants.demo;
    await tx
      .insertInto('approval')
      .values({
        tenantId,
        id,
        // Of no kind whose records are looked at again when they change.
        kind: 'people.other',
        section: 'people',
        record: 'member',
        recordId: id,
        link: `/people/members/details?id=${askedBy.id}`,
        parameters: '{}',
        fingerprint: '',
        rights: ['Member Update'],
        askedBy: askedBy.id,
        writerIds: [wroteIt.id],
        askedAt: now,
        needed: 2,
        expiresAt: new Date(now.getTime() + 86_400_000),
        state: 'waiting',
      })
      .execute();
    if (decidedBy)
      await tx
        .insertInto('approvalDecision')
        .values({ tenantId, approvalId: id, memberId: decidedBy.id, verdict: 'approve', decidedAt: now })
        .execute();
  });
  return id;
}

const asItIs = (id: string) =>
  inDemo((tx) =>
    tx
      .selectFrom('approval')
      .leftJoin('approvalDecision as decision', 'decision.approvalId', 'approval.id')
      .select(['approval.state', 'approval.writerIds', 'decision.memberId as decidedBy'])
      .where('approval.id', '=', id)
      .executeTakeFirst(),
  );

test('who wrote what waits and who decided on it are one by a merge: it is asked anew', async () => {
  const asker = await somebody('Oda Vance');
  const [stays, goes] = [await somebody('Ida Marsh'), await somebody('Ida P. Marsh')];
  const ownWord = await waiting({ askedBy: asker, wroteIt: stays, decidedBy: goes });
  const ofOthers = await waiting({ askedBy: asker, wroteIt: asker, decidedBy: goes });
  const undecided = await waiting({ askedBy: asker, wroteIt: goes });
  expect(await mergeNow(stays, goes)).toMatchObject({ status: 200 });
  expect(await asItIs(ownWord)).toMatchObject({ state: 'withdrawn' });
  expect(await asItIs(ofOthers)).toEqual({ state: 'waiting', writerIds: [asker.id], decidedBy: stays.id });
  // From now on it is the one that stays who may not decide on it.
  expect(await asItIs(undecided)).toEqual({ state: 'waiting', writerIds: [stays.id], decidedBy: null });
});
