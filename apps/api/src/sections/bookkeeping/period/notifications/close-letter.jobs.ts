import { labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { headText } from '../../../../ledger';
import { holderAddresses } from '../../../../platform/auth/permissions/holders.sql';
import type { Job } from '../../../../platform/core/services';
import { languagesOf } from '../../../../platform/tenancy/preferences/preferences.sql';
import { periodPath } from '../period-path';
import { actionsOf } from '../period.sql';
import { closeLetter, closeLetterMessages } from './close-letter.texts';

export const closeLetterJobName = 'bookkeeping.close-letter';

const payload = z.object({ tenantId: z.string(), month: z.string() });

/**
 * Mails a close to everybody who may see closed months, with the head of the chain, so that it is kept outside of the database. No
 * setting takes it away. Each close is told once; of one that was taken back before, nothing is.
 */
export const closeLetterJob: Job = {
  name: closeLetterJobName,
  title: labelOf(closeLetterMessages, 'job'),
  async run(given, platform) {
    const { tenantId, month } = payload.parse(given);
    const tenant = await platform.tenants.byId(tenantId);
    if (!tenant) return;
    await platform.inTenant(tenantId, async (tx) => {
      const action = (await actionsOf(tx, month)).find((each) => each.action !== 'confirm');
      if (action?.action !== 'close') return;
      const addresses = await holderAddresses(tx, ['Periods View']);
      const noted = await tx
        .insertInto('closeLetter')
        .values({ tenantId, actionId: action.id, sentAt: platform.clock(), letters: addresses.length })
        .onConflict((clash) => clash.doNothing())
        .returning('actionId')
        .executeTakeFirst();
      if (!noted) return;
      const languages = await languagesOf(tx, addresses);
      const isEmpty = action.head.no === 0;
      const closed = {
        month,
        closedBy: action.by,
        head: isEmpty ? null : action.head,
        verifyCommand: isEmpty
          ? null
          : `courtyard journal verify ${tenant.slug} --expect-head ${headText(action.head)}`,
        link: `${platform.tenants.addressOf(tenant)}${periodPath(month)}`,
      };
      for (const to of addresses) {
        const language = languages.get(to) ?? tenant.language;
        await platform.mail.send(tx, {
          tenantId,
          to,
          language,
          ...closeLetter(language, tenant.name, closed),
        });
      }
    });
  },
};
