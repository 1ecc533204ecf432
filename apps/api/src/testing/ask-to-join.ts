import { registrationJob } from '../platform/auth/registration/registration.service';
import type { TestApp } from '../testing';

export interface Wish {
  displayName: string;
  email: string;
  note: string;
}

type Community = keyof TestApp['tenants'];

/** Asks to join, has the letter written, and gives the token of its link. */
export async function wishToJoin(app: TestApp, wish: Wish, community: Community = 'demo'): Promise<string> {
  const tenantId = app.tenants[community];
  await app.client.anonymous(community).ok('POST /api/v1/member-auth/register', { body: wish });
  await registrationJob.run({ tenantId, language: null, ...wish }, app.platform);
  const message = await app.platform.inTenant(tenantId, (tx) =>
    tx
      .selectFrom('mail')
      .select('textBody')
      .where('toAddress', '=', wish.email)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow(),
  );
  const [, token] = /confirm#kind=join&token=([\w-]{43})/.exec(message.textBody) ?? [];
  if (!token) throw new Error(`no link in ${message.textBody}`);
  return token;
}

/** Asks to join and proves the address. */
export async function askToJoin(app: TestApp, wish: Wish, community: Community = 'demo'): Promise<void> {
  const token = await wishToJoin(app, wish, community);
  await app.client.anonymous(community).ok('POST /api/v1/member-auth/register/confirm', { body: { token } });
}
