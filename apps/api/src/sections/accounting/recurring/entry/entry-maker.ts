import { requireOpenDay } from '../../../../ledger';
import { newId } from '../../../../platform/core/ids';
import { conflict } from '../../../../platform/http/problem';
import { contextOfMember } from '../../../../platform/section/bulk/bulk-job-context';
import { requestApproval } from '../../../../platform/tenancy/approvals/request-approval';
import { journalEntryApproval } from '../../journal-entry/journal-entry-approval';
import { postEntry } from '../../journal-entry/posting';
import { checkedLines } from '../../journal-entry/written-lines';
import { entryKinds } from '../../reserve/waiting-entries';
import { templateUrl } from '../schedule/recurring-notifications';
import type { DueTemplate, MakingContext, TemplateMaker } from '../schedule/template';
import { entryOfDay } from './entry-of-day.rules';
import { postedTemplate } from './recurring-entry.sql';

/** In whose name an entry waits: of who makes it now, and of who keeps the template where the clock does. Throws a Problem, 409, where they may not post entries any more. */
async function asker({ tx, platform, tenant, section, actor }: MakingContext, { keptBy }: DueTemplate) {
  const memberId = actor.id ?? keptBy;
  const asking = section === null ? null : await contextOfMember({ tx, platform, tenant, section, memberId });
  if (!asking?.caller.permissions.has(journalEntryApproval.asking))
    throw conflict(
      'keeper-gone',
      'The amount needs approval, and the person who last saved this can no longer post entries. Have someone who can post entries save it.',
    );
  return asking;
}

/** Posts an entry for a day, or has it wait for a second person: by the rules of an entry that a person writes, on its own day. */
export const entryMaker: TemplateMaker = {
  kind: 'entry',
  dayOf: async (_tx, occursOn) => ({ occursOn, datedOn: occursOn }),
  async plan(context, template, day) {
    const { tx, tenant, actor } = context;
    const input = entryOfDay(await postedTemplate(tx, template.id), day, tenant.language);
    await requireOpenDay(tx, input.date);
    const { names, amountMinor } = await checkedLines(tx, input.lines);
    const [entryId, templateId] = [newId(), template.id];
    const { kind, reserves } = (await entryKinds(tx))({ ...input, amountMinor });
    if (kind) {
      const { currency } = tenant;
      await requestApproval(await asker(context, template), kind, {
        parameters: { entryId, input, names, reserves, amountMinor, currency, templateId },
        about: { record: 'journal-entry', recordId: entryId, link: templateUrl('entry', templateId) },
        amount: { minor: amountMinor, currency },
      });
    }
    const status = kind ? 'waiting' : 'made';
    return {
      status,
      leftOut: [],
      entryId,
      facts: { amountMinor, outcome: status },
      async carryOut() {
        if (!kind) await postEntry(context, { id: entryId, by: actor, templateId }, input);
      },
    };
  },
  async resume() {
    throw new Error('an entry is posted as a whole');
  },
};
