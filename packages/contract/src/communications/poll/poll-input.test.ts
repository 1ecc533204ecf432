import { pollInput } from './poll-input';

const withOptions = (...options: string[]) =>
  pollInput.safeParse({ title: 'Fence', kind: 'single', options, closesOn: '2027-01-01' });

test.each([
  ['Ann Paz', 'ann paz'],
  ['Ann Paz', 'Ann\u200B Paz'],
  ['Ann Paz', 'Ann  Paz'],
  ['José', 'Jose\u0301'],
])('%j and %j read the same on a ballot', (one, other) => {
  expect(withOptions(one, other).error?.issues).toMatchObject([
    { path: ['options'], message: 'Two options read the same' },
  ]);
});

test('options that read otherwise are two', () => {
  expect(withOptions('José', 'Jose', '👩', '👨').success).toBe(true);
});
