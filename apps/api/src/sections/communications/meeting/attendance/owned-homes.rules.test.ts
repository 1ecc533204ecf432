import { homesAmong } from './owned-homes.rules';

const owns = (personId: string, propertyId: string, memberId: string | null = null) => ({
  personId,
  propertyId,
  memberId,
});
const register = [
  owns('ann', '1'),
  owns('bob', '1'),
  owns('cid', '2', 'cid-account'),
  owns('cid', '3', 'cid-account'),
  owns('cid-twice', '3', 'cid-account'),
];

test.each([
  ['one of two owners', { personKey: 'ann', memberId: null }, ['1']],
  ['the other of them', { personKey: 'bob', memberId: null }, ['1']],
  ['invited by an account', { personKey: 'cid-account', memberId: 'cid-account' }, ['2', '3']],
  ['invited before there was an account', { personKey: 'cid', memberId: 'cid-account' }, ['2', '3']],
  ['invited by an account that ended', { personKey: 'cid-account', memberId: null }, ['2', '3']],
  ['a tenant', { personKey: 'ten', memberId: 'ten-account' }, []],
])('the homes of %s', (_who, invited, homes) => {
  expect(homesAmong(register)(invited)).toEqual(homes);
});
