import type { ShownContact } from '@courtyard/contract/people/member/shown-contact';
import { keptContact } from '../../../../platform/tenancy/profile/contact/contact.sql';
import type { ReadContext } from '../../../../platform/section/call-context';
import { recordEmergencyReading } from './emergency-reading';
import { managesMembers } from '../member.access';
import { requireVisibleMember, standingId } from '../member.sql';

/**
 * As a member shows it to the caller; oneself sees all that is one's own. That others were shown whom to call is written in the log.
 * Throws notFound for one who is not the caller's to see.
 */
export async function shownContactOf(
  context: ReadContext & { requestId: string },
  memberId: string,
): Promise<ShownContact> {
  const { caller, tx } = context;
  const { id } = await requireVisibleMember(context, await standingId(context, memberId));
  const contact = await keptContact(tx, id);
  // Who looks on as the member is shown what others see, and does not read without a trace whom to call.
  const isOwn = id === caller.memberId && !caller.viewer;
  const sees = (isVisible: boolean) => isOwn || isVisible || managesMembers(context);
  const { mailingAddress, homePhone, workPhone, languages, emergencyContacts } = contact;
  const seesPhones = sees(contact.phonesVisible);
  const readsEmergency = caller.permissions.has('Emergency Contacts View');
  if (!isOwn && readsEmergency && emergencyContacts.length > 0) await recordEmergencyReading(context, id);
  return {
    mailingAddress: sees(contact.addressVisible) ? mailingAddress : null,
    homePhone: seesPhones ? homePhone : null,
    workPhone: seesPhones ? workPhone : null,
    languages: sees(contact.languagesVisible) ? languages : [],
    emergencyContacts: isOwn || readsEmergency ? emergencyContacts : null,
  };
}
