import { idOf, sampleOf } from '@courtyard/common/testing';
import {
  type Member,
  member,
  type MemberSummary,
  memberSummary,
} from '@courtyard/contract/people/member/member';

/** An active owner whose contact the reader sees. */
export const memberOf = (part: Partial<Member> = {}): Member =>
  sampleOf(member, {
    id: idOf(100),
    name: 'Rosa Ortega',
    email: 'rosa.ortega@mail.example',
    phone: '(207) 555-0142',
    languages: ['es', 'en'],
    homes: [{ propertyId: idOf(1), name: 'Aspen House 204', relation: 'owner' }],
    roles: [{ id: idOf(7), name: 'Member', endsOn: null }],
    status: 'active',
    memberSince: '2024-03-05',
    version: 3,
    emailVisible: true,
    phoneVisible: false,
    homesVisible: false,
    addressVisible: true,
    phonesVisible: false,
    languagesVisible: false,
    rolePeriods: [
      { name: 'Member', startsOn: '2024-03-05', endsOn: null, state: 'current' },
      { name: 'Auditor', startsOn: '2025-01-01', endsOn: '2025-06-30', state: 'past' },
    ],
    homePeriods: [
      {
        propertyId: idOf(1),
        name: 'Aspen House 204',
        relation: 'owner',
        startsOn: '2021-06-01',
        endsOn: null,
        state: 'current',
      },
      {
        propertyId: idOf(2),
        name: 'Birch House 11',
        relation: 'tenant',
        startsOn: '2019-01-01',
        endsOn: '2021-05-31',
        state: 'past',
      },
    ],
    ...part,
  });

export const memberSummaryOf = (part: Partial<MemberSummary> = {}): MemberSummary =>
  sampleOf(memberSummary, { ...memberOf(), ...part });
