import { labelsFrom } from '@courtyard/contract/fields/labels';
import { z } from 'zod';
import { verify } from '../../../ledger';
import type { Platform } from '../../../platform/core/platform';
import type { Job } from '../../../platform/core/services';
import type { Tx } from '../../../platform/database/database';
import en from './book-check.en.json';
import es from './book-check.es.json';
import type { BookCheckTable } from './book-check.tables';

export const bookCheckJobName = 'bookkeeping.book-check';

const payload = z.object({ tenantId: z.string(), checkId: z.string() });

/** A million entries take minutes. */
const longestMs = 3_600_000;

type Outcome = Partial<Pick<BookCheckTable, 'status' | 'entriesRead' | 'headNo' | 'headHash'>> & {
  endedAt?: Date;
  faults?: string;
};

async function note(tx: Tx, checkId: string, outcome: Outcome): Promise<void> {
  await tx
    .updateTable('bookCheck')
    .set(outcome)
    .where('id', '=', checkId)
    .where('status', '=', 'running')
    .execute();
}

/** In a transaction of its own, so that it is seen while the chain is read. */
async function notifyAll(
  platform: Platform,
  tenantId: string,
  checkId: string,
  outcome: Outcome,
): Promise<void> {
  await platform.inTenant(tenantId, async (tx) => {
    await note(tx, checkId, outcome);
    await platform.events.publish(tx, { tenantId, topic: 'section-data', section: 'bookkeeping' });
  });
}

/** Reads the whole chain, open items and balances, and keeps what it found. Run twice, it reads twice and finds the same. */
export const bookCheckJob: Job = {
  name: bookCheckJobName,
  title: labelsFrom(en, es).job,
  async run(given, platform, attempt) {
    const { tenantId, checkId } = payload.parse(given);
    const check = await platform.inTenant(tenantId, (tx) =>
      tx
        .selectFrom('bookCheck')
        .select(['expectedNo', 'expectedHash', 'entries'])
        .where('id', '=', checkId)
        .where('status', '=', 'running')
        .executeTakeFirst(),
    );
    if (!check) return;
    const { expectedNo, expectedHash, entries } = check;
    const expected =
      expectedNo === null || expectedHash === null ? undefined : { no: expectedNo, hash: expectedHash };
    try {
      const { head, sentences } = await platform.inTenant(
        tenantId,
        (tx) =>
          verify(tx, expected, (read) =>
            notifyAll(platform, tenantId, checkId, { entriesRead: Math.min(read, entries) }),
          ),
        { statementTimeoutMs: longestMs },
      );
      await notifyAll(platform, tenantId, checkId, {
        status: sentences.length === 0 ? 'right' : 'wrong',
        endedAt: platform.clock(),
        entriesRead: Math.min(head.no, entries),
        headNo: head.no,
        headHash: head.hash,
        faults: JSON.stringify(sentences.map(({ template, values }) => ({ template, values }))),
      });
    } catch (error) {
      if (attempt?.isLast)
        await notifyAll(platform, tenantId, checkId, { status: 'failed', endedAt: platform.clock() });
      throw error;
    }
  },
};
