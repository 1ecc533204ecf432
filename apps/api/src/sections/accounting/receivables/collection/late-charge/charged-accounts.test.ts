import { withApp } from '../../../../../testing';
import { OwnerScene } from '../../owner/owner.fixture';

const app = withApp();
const scene = new OwnerScene(app);
beforeAll(() => scene.begin());

const policyOf = (code: string, effectiveOn: string) => ({
  name: 'neutral' as const,
  effectiveOn,
  lateFee: { graceDays: 5, fixedMinor: 2500, millionths: 0, of: 'instalment' as const, capMinor: null },
  interest: null,
  feeAccountId: scene.id(code),
  interestAccountId: null,
});

test('an account that late payment is charged to is archived when another took its place', async () => {
  const treasurer = await scene.treasurer();
  const set = (code: string, effectiveOn: string) =>
    treasurer.ok('POST /api/v1/late-charge-policies', { body: policyOf(code, effectiveOn) });
  const archive = (code: string) =>
    treasurer.call('POST /api/v1/accounts/:accountId/archive', {
      params: { accountId: scene.id(code) },
      body: { archived: true, version: 1 },
    });
  const refused = { status: 409, body: { code: 'late-charges-need-it' } };
  await set('4100', '2026-05-01');
  expect(await archive('4100')).toMatchObject(refused);
  await set('4120', '2026-05-15');
  expect(await archive('4100')).toMatchObject({ status: 200 });
  // One that is to come needs its account too.
  await set('4130', '2027-01-01');
  expect(await archive('4130')).toMatchObject(refused);
  expect(await archive('4120')).toMatchObject(refused);
});
