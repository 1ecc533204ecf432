import { idOf, sampleOf } from '@courtyard/common/testing';
import {
  type SpecialAssessment,
  specialAssessment,
} from '@courtyard/contract/accounting/receivables/collection/special-assessment/special-assessment';
import { aspen, operating } from '../../invoice/invoice.fixture';

/** A roof in two installments: the first is billed and paid, the second is to come. */
export const assessmentOf = (part: Partial<SpecialAssessment> = {}): SpecialAssessment =>
  sampleOf(specialAssessment, {
    id: idOf(800),
    title: 'Roof of Aspen House',
    purpose: 'The roof leaks.',
    vote: 'Minutes of May, motion 4',
    fund: operating,
    account: { id: idOf(40), name: '4030 Special assessments' },
    split: 'each',
    status: 'active',
    startsOn: '2026-11-01',
    nextOn: '2099-12-01',
    installments: 2,
    units: 1,
    totalMinor: 100_000,
    billedMinor: 50_000,
    paidMinor: 50_000,
    openMinor: 0,
    plan: [
      {
        position: 1,
        issuedOn: '2026-11-01',
        dueOn: '2026-11-15',
        amountMinor: 50_000,
        waitingMinor: 0,
        waitingUnits: 0,
        problem: null,
      },
      {
        position: 2,
        issuedOn: '2099-12-01',
        dueOn: '2099-12-15',
        amountMinor: 50_000,
        waitingMinor: 50_000,
        waitingUnits: 1,
        problem: null,
      },
    ],
    rows: [
      {
        property: aspen,
        owners: 'Nora Vance',
        leviedMinor: 100_000,
        billedMinor: 50_000,
        paidMinor: 50_000,
        openMinor: 0,
        restMinor: 50_000,
      },
    ],
    ended: null,
    leviedBy: 'Maya Okafor',
    leviedAt: '2026-10-20T15:00:00Z',
    version: 1,
    ...part,
  });
