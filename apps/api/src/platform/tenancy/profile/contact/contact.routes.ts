import { type MemberContact, memberContactRoutes } from '@courtyard/contract';
import { changeOf } from '../../../audit/audit';
import { implement, type Module } from '../../../http/implement';
import { versionConflict } from '../../../section/conflicts';
import { keepContact, keptContact } from './contact.sql';

/** What the history tells: of those to call in an emergency their number alone, as fewer people see them than the history. */
const auditValues = ({ emergencyContacts, version: _, ...contact }: MemberContact) => ({
  ...contact,
  emergencyContacts: emergencyContacts.length,
});

/** One's own contact details. */
export const contactModule: Module = () => [
  implement(memberContactRoutes.getMyContact, async ({ tx, caller }) => ({
    data: await keptContact(tx, caller.memberId),
  })),

  implement(memberContactRoutes.updateMyContact, async ({ tx, caller, tenant, platform, body, audit }) => {
    const { tenantId, memberId } = caller;
    const before = await keptContact(tx, memberId);
    if (before.version !== body.version) throw versionConflict('contact');
    const version = await keepContact(tx, { tenantId, memberId }, body);
    const after = { ...body, version };
    const entry = changeOf('member.contact', { member: memberId }, auditValues(before), auditValues(after));
    if (Object.keys(entry.changes).length > 0) await audit(entry);
    await platform.events.publish(tx, { tenantId: tenant.id, topic: 'section-data', section: 'people' });
    return { data: after };
  }),
];
