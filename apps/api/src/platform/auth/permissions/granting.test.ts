import { randomUUID } from 'node:crypto';
import { withApp } from '../../../testing';
import type { Tx } from '../../database/database';
import {
  type Deciding,
  isLastAdministrator,
  canDecideOn,
  requireCanGive,
  requireCanGrant,
} from './granting.service';

const scene = withApp();

type Work<T> = (
  deciding: Deciding,
  ids: { member(email: string): string; role(name: string): string },
) => Promise<T>;

/** As somebody of the demo community, in a transaction that knows ids by name. */
function as<T>(email: string, work: Work<T>): Promise<T> {
  return scene.platform.inTenant(scene.tenants.demo, async (tx) => {
    const members = await tx
      .selectFrom('member')
      .innerJoin('identity', 'identity.id', 'member.identityId')
      .select(['member.id', 'identity.email as name'])
      .execute();
    const roles = await tx.selectFrom('role').select(['id', 'name']).execute();
    const idIn = (rows: { id: string; name: string }[]) => (name: string) =>
      rows.find((row) => row.name === name)?.id ?? '';
    const ids = { member: (who: string) => idIn(members)(`${who}@demo.example`), role: idIn(roles) };
    return work({ tx, caller: { memberId: ids.member(email) } }, ids);
  });
}

const give = (tx: Tx, memberId: string, roleId: string) =>
  tx.insertInto('memberRole').values({ tenantId: scene.tenants.demo, memberId, roleId }).execute();

test('somebody grants what they may do themselves, and nothing else', async () => {
  await as('treasurer', (treasurer) =>
    requireCanGrant(treasurer, ['Journal Entry Create', 'Invoice Create']),
  );
  const beyond = as('treasurer', (treasurer) =>
    requireCanGrant(treasurer, ['Invoice Create', 'Payout Approve']),
  );
  await expect(beyond).rejects.toMatchObject({ status: 409, code: 'beyond-own-rights' });
  await expect(beyond).rejects.toThrow('You lack: Payout Approve.');
});

test('a role is given by who may do all of it', async () => {
  await as('board', (board, { role }) => requireCanGive(board, [role('Member')]));
  await as('admin', (admin, { role }) => requireCanGive(admin, [role('Project Admin'), role('Vendor')]));
  const beyond = { code: 'beyond-own-rights' };
  await expect(
    as('owner', (owner, { role }) => requireCanGive(owner, [role('Treasurer')])),
  ).rejects.toMatchObject(beyond);
  // One of two is enough to be refused.
  await expect(
    as('board', (board, { role }) => requireCanGive(board, [role('Member'), role('Manager')])),
  ).rejects.toMatchObject(beyond);
});

test('who may do everything and is no administrator makes nobody one', async () => {
  const making = as('owner', async (owner, { role }) => {
    const roleId = randomUUID();
    const tenantId = scene.tenants.demo;
    await owner.tx.insertInto('role').values({ tenantId, id: roleId, name: 'All but the name' }).execute();
    const all = scene.platform.permissions.names.map((permission) => ({ tenantId, roleId, permission }));
    await owner.tx.insertInto('rolePermission').values(all).execute();
    await give(owner.tx, owner.caller.memberId, roleId);
    await requireCanGive(owner, [role('Treasurer')]);
    await requireCanGive(owner, [role('Project Admin')]);
  });
  await expect(making).rejects.toMatchObject({ code: 'administrator' });
});

test('a role of another community is none', async () => {
  const theirs = await scene.platform.inTenant(scene.tenants.lakeside, (tx) =>
    tx.selectFrom('role').select('id').where('name', '=', 'Tenant').executeTakeFirstOrThrow(),
  );
  await expect(as('admin', (admin) => requireCanGive(admin, [theirs.id]))).rejects.toMatchObject({
    status: 422,
    fields: { roleIds: 'There is no such role.' },
  });
});

test('a right that was taken a moment ago, or whose holder is suspended, grants nothing', async () => {
  const asked = (prepare: (deciding: Deciding) => Promise<unknown>) =>
    as('treasurer', async (treasurer) => {
      await prepare(treasurer);
      await requireCanGrant(treasurer, ['Invoice Create']);
    });
  const beyond = { code: 'beyond-own-rights' };
  await expect(
    asked(({ tx }) => tx.deleteFrom('rolePermission').where('permission', '=', 'Invoice Create').execute()),
  ).rejects.toMatchObject(beyond);
  await expect(
    asked(({ tx, caller }) =>
      tx.updateTable('member').set({ status: 'suspended' }).where('id', '=', caller.memberId).execute(),
    ),
  ).rejects.toMatchObject(beyond);
});

test('on administrators decide administrators, and the last active one is known', async () => {
  await as('board', async (board, { member, role }) => {
    const admin = member('admin');
    expect(await canDecideOn(board, [member('owner')])).toBe(true);
    expect(await canDecideOn(board, [member('owner'), admin])).toBe(false);
    expect(await isLastAdministrator(board.tx, admin)).toBe(true);
    expect(await isLastAdministrator(board.tx, member('owner'))).toBe(false);
    await give(board.tx, board.caller.memberId, role('Project Admin'));
    expect(await canDecideOn(board, [admin])).toBe(true);
    expect(await isLastAdministrator(board.tx, admin)).toBe(false);
    await board.tx.deleteFrom('memberRole').where('memberId', '=', board.caller.memberId).execute();
  });
});
