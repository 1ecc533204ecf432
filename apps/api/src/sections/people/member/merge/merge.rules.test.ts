import type { MemberStatus } from '@courtyard/contract/people/member/member';
import { kept, mergedRoles, mergedStatus, onlySignIn, type RoleHeld, rolesGained } from './merge.rules';

const role = (id: string, endsOn: string | null = null): RoleHeld => ({
  id,
  name: id,
  endsOn,
  residencyId: null,
});
const record = (status: MemberStatus, ...roles: RoleHeld[]) => ({ status, roles });

test('a role of both is held once, until the later of its ends', () => {
  const [stays, goes] = [
    record('active', role('tenant', '2030-01-01'), role('owner', '2031-01-01')),
    record('invited', role('tenant', '2030-06-01'), role('owner'), role('vendor')),
  ];
  const merged = [role('owner'), role('tenant', '2030-06-01'), role('vendor')];
  expect(mergedRoles([stays, goes])).toEqual(merged);
  expect(mergedRoles([goes, stays])).toEqual(merged);
  expect(rolesGained(merged, stays)).toEqual(merged);
  expect(rolesGained(merged, record('active', role('owner'), role('vendor')))).toEqual([
    role('tenant', '2030-06-01'),
  ]);
});

test('what somebody held who has left comes back with nobody', () => {
  const left = record('past', role('treasurer'));
  expect(mergedRoles([record('active', role('tenant')), left])).toEqual([role('tenant')]);
  expect(mergedRoles([left, record('active', role('tenant'))])).toEqual([role('tenant')]);
  expect(mergedRoles([left, record('past', role('tenant'))])).toEqual([role('tenant'), role('treasurer')]);
});

test.each<[MemberStatus, MemberStatus, MemberStatus]>([
  ['active', 'suspended', 'suspended'],
  ['past', 'suspended', 'suspended'],
  ['invited', 'active', 'active'],
  ['past', 'invited', 'invited'],
  ['past', 'past', 'past'],
])('%s and %s are %s', (one, other, merged) => {
  expect(mergedStatus([record(one), record(other)])).toBe(merged);
  expect(mergedStatus([record(other), record(one)])).toBe(merged);
});

test('of two values the chosen one stays, of one the one there is', () => {
  expect(kept('a', 'b', 'this')).toBe('a');
  expect(kept('a', 'b', 'other')).toBe('b');
  expect(kept(null, 'b', 'this')).toBe('b');
  expect(kept('a', null, 'other')).toBe('a');
  expect(onlySignIn(true, false)).toBe('this');
  expect(onlySignIn(false, true)).toBe('other');
  expect([onlySignIn(true, true), onlySignIn(false, false)]).toEqual([null, null]);
});
