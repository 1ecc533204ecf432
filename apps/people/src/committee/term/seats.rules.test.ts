import { termOf } from '../committee.fixture';
import { pastTerms, seatsOf } from './seats.rules';

const past = termOf({ startsOn: '2020-01-01', endsOn: '2021-12-31', state: 'past' });
const older = termOf({ seat: 2, startsOn: '2018-01-01', endsOn: '2019-12-31', state: 'past' });
const current = termOf();
const next = termOf({ startsOn: '2027-02-01', state: 'upcoming' });
const afterNext = termOf({ startsOn: '2029-02-01', state: 'upcoming' });

test('each seat has who serves now and who follows, the next first; a vacant one is there too', () => {
  expect(seatsOf([afterNext, current, next, past], 2)).toEqual([
    { number: 1, current, upcoming: [next, afterNext] },
    { number: 2, current: null, upcoming: [] },
  ]);
});

test('a seat that the committee has no more is there while somebody has it', () => {
  const beyond = termOf({ seat: 3 });
  expect(seatsOf([beyond, older], 1).map((seat) => seat.current)).toEqual([null, null, beyond]);
});

test('who served before comes with the latest first', () => {
  expect(pastTerms([older, current, past])).toEqual([past, older]);
});
