import type { sql } from 'kysely';
import { hashPassword } from '../../../../platform/auth/password/password';
import { newId } from '../../../../platform/core/ids';
import type { Tx } from '../../../../platform/database/database';
import { addMember, ensureIdentity } from '../../../../platform/tenancy/members.service';
import type { TestApp } from '../../../../testing';

export const password = 'correct horse battery';
export const preview = 'GET /api/v1/members/:memberId/merge/:otherId';
export const merge = 'POST /api/v1/members/:memberId/merge/:otherId';
export const details = 'GET /api/v1/members/:memberId';

interface Made {
  roles?: string[];
  ends?: string;
  signsIn?: boolean;
  status?: 'active' | 'invited';
}

export interface Somebody {
  id: string;
  email: string;
  name: string;
}

export const paramsOf = (stays: { id: string }, goes: { id: string }) => ({
  params: { memberId: stays.id, otherId: goes.id },
});

/** People of the demo community to be merged, and what the database says of them. */
export function mergeScene(app: TestApp) {
  const inDemo = <T>(work: (tx: Tx) => Promise<T>) => app.platform.inTenant(app.tenants.demo, work);
  const admin = () => app.client.as('admin', 'demo');

  async function roleIds(names: readonly string[]) {
    const rows = await inDemo((tx) =>
      tx.selectFrom('role').select('id').where('name', 'in', names).orderBy('name').execute(),
    );
    return rows.map(({ id }) => id);
  }

  return {
    inDemo,
    admin,
    roleIds,
    async somebody(name: string, made: Made = {}): Promise<Somebody> {
      const { roles = ['Member'], ends, signsIn = false, status = 'active' } = made;
      const email = `${newId()}@merge.example`;
      const passwordHash = signsIn ? await hashPassword(password) : null;
      const identityId = await ensureIdentity(app.platform.db, { email, displayName: name, passwordHash });
      const given = await roleIds(roles);
      const lasting = ends !== undefined && { ends: Object.fromEntries(given.map((role) => [role, ends])) };
      const member = { tenantId: app.tenants.demo, identityId, displayName: name, status };
      const id = await inDemo((tx) => addMember(tx, { ...member, roleIds: given, ...lasting }));
      return { id, email, name };
    },
    /** Merges as an administrator does who looked at both just now. */
    async mergeNow(stays: Somebody, goes: Somebody, choice: object = {}) {
      const both = paramsOf(stays, goes);
      const { fingerprint } = (await (await admin()).ok(preview, both)).data;
      return (await admin()).call(merge, { ...both, body: { fingerprint, ...choice } });
    },
    rowsOf: (query: ReturnType<typeof sql<Record<string, unknown>>>) =>
      inDemo(async (tx) => (await query.execute(tx)).rows),
  };
}
