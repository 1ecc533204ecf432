import { labelsFrom } from '@courtyard/contract/fields/labels';
import { z } from 'zod';
import type { Job } from '../../../../platform/core/services';
import { ownerLetterJobName } from './ask-for-letters';
import { giveUp, mailLetter } from './mail-letter';
import en from './owner-letter.en.json';
import es from './owner-letter.es.json';

const payload = z.object({ tenantId: z.string(), letterId: z.string() });

/** Mails a letter to an owner, with its paper. */
export const ownerLetterJob: Job = {
  name: ownerLetterJobName,
  title: labelsFrom(en, es).job,
  async run(given, platform, attempt) {
    const { tenantId, letterId } = payload.parse(given);
    const tenant = await platform.tenants.byId(tenantId);
    if (!tenant) return;
    try {
      await mailLetter(platform, tenant, letterId);
    } catch (error) {
      if (attempt?.isLast === true) await giveUp(platform, tenant, letterId);
      throw error;
    }
  },
};

/** Its name before there were receipts: what was queued then is mailed too. */
export const invoiceLetterJob: Job = { ...ownerLetterJob, name: 'accounting.invoice-letter' };
