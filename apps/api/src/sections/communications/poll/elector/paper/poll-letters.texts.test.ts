import { ballotLetterText } from './poll-letters.texts';

const poll = {
  kind: 'yes-no',
  title: 'Paint the fence',
  description: null,
  closesAt: '2026-12-09T23:00:00.000Z',
  secrecy: 'secret',
  seats: 1,
  most: 1,
  points: 1,
  proxies: false,
} as const;

// Behind a letter there may be the slip for the envelope, on a page of its own, and one ballot for each vote.
test.each([
  ['en', 'at the end of this letter', 'next page'],
  ['es', 'del final de esta carta', 'página siguiente'],
] as const)('a letter in %s says where the ballot is, whatever lies between', (language, said, not) => {
  const writing = { poll, community: 'Harbor View', timeZone: 'America/New_York' };
  const { body } = ballotLetterText(writing, { votes: ['Garden Court 103'], candidates: [], language });
  expect(body.join('\n')).toContain(said);
  expect(body.join('\n')).not.toContain(not);
});
