import { swornTo } from './affidavit.rules';

const inEnglish = { language: 'en' as const, community: 'Harbor View' };
const outcomes = ['accepted', 'posted', 'to-post', 'underway', 'unknown'] as const;

test('it is sworn of those alone who were told, and said of how many it is not', () => {
  expect(
    swornTo(
      outcomes.map((outcome) => ({ outcome })),
      inEnglish,
    ),
  ).toEqual([
    expect.stringContaining('for Harbor View that the notice below was given to 2 people,'),
    '3 other people have not been given notice yet, as shown next to their names.',
  ]);
  expect(swornTo([{ outcome: 'unknown' }, { outcome: 'posted' }], { ...inEnglish, language: 'es' })).toEqual([
    expect.stringContaining('se notificó a 1 persona,'),
    'A otra persona aún no se le ha notificado, como figura junto a su nombre.',
  ]);
});

test('nothing is said of others where everybody was told', () => {
  expect(swornTo([{ outcome: 'accepted' }], inEnglish)).toEqual([
    expect.stringContaining('given to 1 person,'),
  ]);
});
