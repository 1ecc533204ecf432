import { answerRequest } from '../../../../platform/auth/registration/answer-request.sql';
import type { Admission } from '@courtyard/contract/people/admission/admission';
import type { JoinRequest } from '@courtyard/contract/people/admission/join-request/join-request';
import { changeOf } from '../../../../platform/audit/audit';
import { mailFirstLinkIn } from '../../../../platform/auth/password/password-reset.service';
import { msg } from '../../../../platform/http/language/sentence';
import { conflict, notFound } from '../../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';
import { keepLanguage, languagesOf } from '../../../../platform/tenancy/preferences/preferences.sql';
import { admit, personAt, requireCanAdmit, roleNamesOf } from '../admission.service';
import { refusedEmail, welcomeEmail } from './join-request-emails.texts';
import { getRequest } from './join-request.sql';

/** The request, held until the answer is there: of two who answer at once the second finds it answered, and by whom. */
async function waitingRequest({ tx }: CallContext, requestId: string, version: number) {
  const row = await tx
    .selectFrom('registrationRequest')
    .selectAll()
    .where('id', '=', requestId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('request');
  if (row.status !== 'waiting')
    throw conflict('request-answered', msg`${row.decidedBy ?? '?'} already answered this request.`);
  if (row.version !== version) throw versionConflict('request');
  return row;
}

interface Answer {
  status: 'accepted' | 'refused';
  /** What the history says of it beside the status. */
  told: Readonly<Record<string, unknown>>;
}

/** Keeps the answer. */
async function answer(
  context: CallContext,
  requestId: string,
  { status, told }: Answer,
): Promise<JoinRequest> {
  const { tx, caller, platform } = context;
  await answerRequest(tx, requestId, {
    status,
    decidedBy: caller.displayName,
    decidedAt: platform.clock(),
  });
  const action = status === 'accepted' ? 'join-request.approve' : 'join-request.refuse';
  await recordChange(
    context,
    changeOf(action, { 'join-request': requestId }, { status: 'waiting' }, { status, ...told }),
  );
  return getRequest(context, requestId);
}

/**
 * Makes who asked a member. One who is new sets a password by a link of the letter; one who has a password from another
 * community keeps it.
 */
export async function approveRequest(
  context: CallContext,
  requestId: string,
  { version, ...admission }: Admission & { version: number },
): Promise<JoinRequest> {
  const { tx, tenant, platform } = context;
  // Before the roles are looked at: what another community has is not there.
  await getRequest(context, requestId);
  await requireCanAdmit(context, admission);
  const { email, displayName: name, language } = await waitingRequest(context, requestId, version);
  const { identityId, hasPassword } = await personAt(tx, email, name);
  const { memberId } = await admit(context, { identityId, email, name }, { ...admission, status: 'active' });
  if (language) await keepLanguage(tx, { tenantId: tenant.id, memberId, language });
  if (hasPassword) {
    const of = (await languagesOf(tx, [email])).get(email) ?? tenant.language;
    const message = welcomeEmail(of, tenant.name, { name, link: platform.tenants.addressOf(tenant) });
    await platform.mail.send(tx, { tenantId: tenant.id, to: email, language: of, ...message });
  } else await mailFirstLinkIn(tx, platform, { tenantId: tenant.id, email, kind: 'joined' });
  const roles = await roleNamesOf(tx, admission.roleIds);
  await recordChange(context, changeOf('member.join', { member: memberId }, {}, { name, email, roles }));
  return answer(context, requestId, { status: 'accepted', told: { name, email, roles } });
}

/** Refuses a request; who asked is told why. They may ask again. */
export async function refuseRequest(
  context: CallContext,
  requestId: string,
  { version, reason }: { version: number; reason: string },
): Promise<JoinRequest> {
  const { tx, tenant, platform } = context;
  const { email, displayName: name, language } = await waitingRequest(context, requestId, version);
  const of = language ?? tenant.language;
  const message = refusedEmail(of, tenant.name, { name, reason });
  await platform.mail.send(tx, { tenantId: tenant.id, to: email, language: of, ...message });
  return answer(context, requestId, { status: 'refused', told: { name, email, reason } });
}
