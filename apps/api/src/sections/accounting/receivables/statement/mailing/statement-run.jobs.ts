import { labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import type { Job } from '../../../../../platform/core/services';
import { giveUp, mailLetter } from '../../letter/mail-letter';
import { statementRunJobName } from './start-statements.service';
import { statementLetterMessages } from './statement-letter.texts';

const payload = z.object({ tenantId: z.string(), runId: z.string() });

/** Mails the letters of a run that wait, each by itself: stopped on the way, or run twice, it goes on with the rest. */
export const statementRunJob: Job = {
  name: statementRunJobName,
  title: labelOf(statementLetterMessages, 'job'),
  async run(given, platform, attempt) {
    const { tenantId, runId } = payload.parse(given);
    const tenant = await platform.tenants.byId(tenantId);
    if (!tenant) return;
    const waiting = await platform.inTenant(
      tenantId,
      (tx) =>
        tx
          .selectFrom('ownerLetter')
          .select('id')
          .where('statementRunId', '=', runId)
          .where('mailId', 'is', null)
          .where('withheld', 'is', null)
          .orderBy('propertyId')
          .execute(),
      { readOnly: true },
    );
    let failed: unknown = null;
    for (const { id } of waiting) {
      try {
        await mailLetter(platform, tenant, id);
      } catch (error) {
        // One that cannot be drawn does not keep the others waiting.
        failed ??= error;
        if (attempt?.isLast === true) await giveUp(platform, tenant, id);
      }
    }
    if (failed !== null) throw failed;
  },
};
