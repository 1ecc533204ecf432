import { writeFile } from 'node:fs/promises';
import { withApp } from '../../../../../testing';
import { renewCodes } from '../../../../auth/factors/recovery-codes';
import { newId } from '../../../../core/ids';
import { giveLastExport } from './give-last-export';
import { lastExportTicket } from './last-export-link.rules';
import { lastExportStore } from './last-export-store';

const scene = withApp();
const password = 'courtyard-demo';

/** The last export of a community that was, an administrator who may have it, and the link that they got. */
async function kept() {
  const { platform } = scene;
  const { id: identityId } = await platform.db
    .selectFrom('identity')
    .select('id')
    .where('email', '=', 'admin@demo.example')
    .executeTakeFirstOrThrow();
  const communityId = newId();
  const now = new Date();
  const exportUntil = new Date(now.getTime() + 86_400_000);
  const of = { communityId, slug: 'gone', name: 'Gone', language: 'en', askedBy: 'Alma' } as const;
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
  const { communityId, identityId, ticket } = await kept();
  const ask = async (code: string) => {
    const given = { ticket, password, code, address: '192.0.2.1' };
    const answer = await giveLastExport(scene.platform, communityId, given);
    if (typeof answer === 'string') return answer;
    answer.content.destroy();
    return answer.bytes;
  };
  expect(await ask('')).toBe(10);
  const [code = ''] = await makePasskey(identityId);
  expect(await ask('')).toBe('wrongCode');
  expect(await ask('000000')).toBe('wrongCode');
  expect(await ask(code)).toBe(10);
  expect(await ask(code)).toBe('wrongCode');
});
