import { advice, withoutOwn } from './advice.rules';
import { judgePassword } from './judge-password';

const nora = ['nora.vance@new.example', 'Nora Vance', 'Harbor View'];

test.each([
  ['Password1234', advice.common],
  ['zxcvbnm,./zxcvbnm,./', advice.repeated],
  ['noravance2026', advice.own],
  ['harborview!!', advice.own],
  ['photography1', advice.plain],
])('%s is refused with the reason', async (password, reason) => {
  expect(await judgePassword(password, nora)).toMatchObject({ isEnough: false, advice: reason });
});

test.each([
  'twelve is enough',
  'three brown foxes',
  'correct horse battery staple',
  'kq7-93mx-pl2v',
  'my dog Nora barks loudly',
])('%s is taken, whatever signs it is made of', async (password) => {
  expect(await judgePassword(password, nora)).toMatchObject({ isEnough: true, advice: null });
});

test('what stands in for letters is not tried in all ways: the longest is judged in a moment', async () => {
  const startedAt = performance.now();
  await judgePassword('4@8(3690#!1|0$57+%2/'.repeat(10), nora);
  expect(performance.now() - startedAt).toBeLessThan(2000);
});

test('the words of a name and an address count for nothing', () => {
  expect(withoutOwn('NoraVance2026', nora)).toBe('2026');
  expect(withoutOwn('my dog barks', nora)).toBe('my dog barks');
});
