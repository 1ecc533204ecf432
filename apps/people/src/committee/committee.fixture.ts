import { idOf, sampleOf } from '@courtyard/common/testing';
import { type Committee, committee } from '@courtyard/contract/people/committee/committee';
import { type Term, term } from '@courtyard/contract/people/committee/term';

/** A board of three seats, of which one is vacant. */
export const committeeOf = (part: Partial<Committee> = {}): Committee =>
  sampleOf(committee, {
    id: idOf(100),
    name: 'Board of directors',
    kind: 'board',
    purpose: 'Runs the association.',
    seats: 3,
    filled: 2,
    vacant: 1,
    nextEndsOn: '2027-01-31',
    status: 'active',
    version: 3,
    ...part,
  });

export const termOf = (part: Partial<Term> = {}): Term =>
  sampleOf(term, {
    id: idOf(200),
    seat: 1,
    office: 'president',
    startsOn: '2025-02-01',
    endsOn: '2027-01-31',
    state: 'current',
    member: { id: idOf(300), name: 'Nora Luz', status: 'active' },
    version: 1,
    ...part,
  });
