import { writeFile } from 'node:fs/promises';
import { Secret, TOTP } from 'otpauth';
import { withApp } from '../../../../../testing';
import { renewCodes } from '../../../../auth/factors/recovery-codes';
import { newId } from '../../../../core/ids';
import { giveLastExport } from './give-last-export';
import { lastExportTicket } from './last-export-link.rules';
import { lastExportStore } from './last-export-store';

const scene = withApp();
const password = 'courtyard-demo';

/** The last export of a community that was, an administrator who may have it, and the link that they got. */
async function kept(email = 'admin@demo.example') {
  const { platform } = scene;
  const { id: identityId } = await platform.db
    .selectFrom('identity')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const communityId = newId();
  const now = new Date();
  const exportUntil = new Date(now.getTime() + 86_400_000);
  const of = {
    communityId,
    slug: `gone-${communityId}`,
    name: 'Gone',
    language: 'en',
    askedBy: 'Alma',
  } as const;
  await platform.db
    .insertInto('communityDeletion')
    .values({ ...of, askedAt: now, deletesOn: '2026-01-01', closedAt: now, deletedAt: now, exportUntil })
    .execute();
  await platform.db
    .insertInto('lastExportReader')
    .values({ communityId, identityId, language: 'en' })
    .execute();
  const store = lastExportStore(platform);
  await store.makeFolder();
  await writeFile(store.pathOf(communityId), 'All of it.');
  const access = { communityId, identityId, exportUntil: exportUntil.toISOString() };
  return { communityId, identityId, ticket: lastExportTicket(platform.secret, access) };
}

/** Asks with the link and the password; tells how many bytes there were, or what was wrong. */
async function ask({ communityId, ticket }: Awaited<ReturnType<typeof kept>>, code: string) {
  const given = { ticket, password, code, address: '192.0.2.1' };
  const answer = await giveLastExport(scene.platform, communityId, given);
  if (typeof answer === 'string') return answer;
  answer.content.destroy();
  return answer.bytes;
}

/** Gives somebody a passkey, and the recovery codes that come with it. */
const makePasskey = (identityId: string) =>
  scene.platform.db.transaction().execute(async (tx) => {
    const passkey = { name: 'Phone', host: 'gone.localhost', credentialId: 'a', publicKey: Buffer.from('a') };
    await tx
      .insertInto('passkey')
      .values({
        ...passkey,
        id: newId(),
        identityId,
        uses: 0,
        transports: [],
        createdAt: new Date(),
        lastUsedAt: null,
      })
      .execute();
    return renewCodes(tx, scene.platform, identityId);
  });

test('a passkey is a second factor too: in its place a recovery code is asked for, which counts once', async () => {
  const last = await kept();
  expect(await ask(last, '')).toBe(10);
  const [code = ''] = await makePasskey(last.identityId);
  expect(await ask(last, '')).toBe('wrongCode');
  expect(await ask(last, '000000')).toBe('wrongCode');
  expect(await ask(last, code)).toBe(10);
  expect(await ask(last, code)).toBe('wrongCode');
});

test('the second administrator, who has an authenticator app, gives a code of it or a recovery code, each once', async () => {
  const board = await scene.client.as('board', 'demo');
  const { data: offered } = await board.ok('POST /api/v1/member-auth/factors/totp');
  const totp = new TOTP({ secret: Secret.fromBase32(offered.secret) });
  const confirmed = { body: { code: totp.generate() } };
  const { data } = await board.ok('POST /api/v1/member-auth/factors/totp/confirm', confirmed);
  const last = await kept('board@demo.example');
  const timestamp = Date.now() + 60_000;
  scene.setClock(new Date(timestamp));
  const code = totp.generate({ timestamp });
  expect(await ask(last, '')).toBe('wrongCode');
  expect(await ask(last, code)).toBe(10);
  expect(await ask(last, code)).toBe('wrongCode');
  const [recovery = ''] = data.recoveryCodes;
  expect(await ask(last, recovery)).toBe(10);
  expect(await ask(last, recovery)).toBe('wrongCode');
});
