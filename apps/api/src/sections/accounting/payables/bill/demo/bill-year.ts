import type { VendorPaymentSummary } from '@courtyard/contract/accounting/payables/bill/vendor-payment/vendor-payment';
import { addDays } from '@courtyard/contract/days';
import type { Dice } from '../../../../../platform/section/demo/dice';

interface Monthly {
  vendor: string;
  /** On which day of the month it is dated, and days to pay. */
  day: string;
  terms: number;
  /** The months that it comes in, from 1; all where nothing is said. */
  months?: readonly number[];
  account: string;
  fund: string;
  bank: string;
  description: string;
  method: VendorPaymentSummary['method'];
  taxBox?: 'nec-1';
  amount(dice: Dice): number;
}

/** A bill of the demo, with the day on which it is paid; null where it is not. */
export interface DemoBill extends Omit<Monthly, 'day' | 'months' | 'amount'> {
  number: string;
  billedOn: string;
  dueOn: string;
  amountMinor: number;
  paidOn: string | null;
  isWaiting: boolean;
}

const operating = { fund: 'OP', bank: '1010' } as const;

/** What comes back every month, and the works of the year. */
const monthly: readonly Monthly[] = [
  {
    ...operating,
    vendor: 'Greenway Landscaping',
    day: '03',
    terms: 30,
    account: '5200',
    description: 'Monthly grounds care',
    method: 'check',
    taxBox: 'nec-1',
    amount: () => 185_000,
  },
  {
    ...operating,
    vendor: 'Bayside Mutual Insurance',
    day: '08',
    terms: 20,
    account: '5040',
    description: 'Master policy, monthly premium',
    method: 'ach',
    amount: () => 312_040,
  },
  {
    ...operating,
    vendor: 'Riverton Light & Power',
    day: '10',
    terms: 21,
    account: '5100',
    description: 'Power and light',
    method: 'ach',
    amount: (dice) => dice.between(78_000, 124_000),
  },
  {
    ...operating,
    vendor: 'Riverton Water Department',
    day: '12',
    terms: 21,
    account: '5110',
    description: 'Water and sewer',
    method: 'ach',
    amount: (dice) => dice.between(96_000, 131_000),
  },
  {
    ...operating,
    vendor: 'Clearwater Pool Service',
    day: '16',
    terms: 15,
    months: [4, 5, 6, 7, 8, 9, 10],
    account: '5210',
    description: 'Pool service',
    method: 'check',
    amount: (dice) => dice.between(42_000, 58_000),
  },
  {
    ...operating,
    vendor: 'Ray Dalton Plumbing',
    day: '19',
    terms: 0,
    months: [1, 3, 5, 6, 8, 10, 11],
    account: '5220',
    description: 'Repairs',
    method: 'check',
    taxBox: 'nec-1',
    amount: (dice) => dice.between(12_000, 95_000),
  },
  {
    ...operating,
    vendor: 'Dalton Emergency Plumbing',
    day: '20',
    terms: 0,
    months: [2, 7, 9],
    account: '5220',
    description: 'Burst pipe, after-hours repair',
    method: 'check',
    taxBox: 'nec-1',
    amount: (dice) => dice.between(18_000, 42_000),
  },
  {
    ...operating,
    vendor: 'Holloway & Pierce',
    day: '21',
    terms: 30,
    months: [2, 5, 9, 11],
    account: '5020',
    description: 'Collection letters and advice',
    method: 'check',
    taxBox: 'nec-1',
    amount: (dice) => dice.between(45_000, 160_000),
  },
  {
    ...operating,
    vendor: 'Marsh & Ito',
    day: '22',
    terms: 30,
    months: [3],
    account: '5030',
    description: 'Annual review and Form 1120-H',
    method: 'check',
    taxBox: 'nec-1',
    amount: () => 285_000,
  },
  {
    vendor: 'Clearwater Pool Service',
    day: '24',
    terms: 15,
    months: [4],
    account: '6010',
    fund: 'RES',
    bank: '1020',
    description: 'Pool deck resurfacing',
    method: 'check',
    amount: () => 1_840_000,
  },
  {
    vendor: 'Handy Brothers',
    day: '26',
    terms: 15,
    months: [2],
    account: '6010',
    fund: 'ROOF',
    bank: '1030',
    description: 'Roof inspection',
    method: 'check',
    taxBox: 'nec-1',
    amount: () => 385_000,
  },
];

/** Beside what comes back: a repair that nobody has paid yet, and one that nobody has approved. */
const lately = (today: string): DemoBill[] => {
  const repair = {
    ...operating,
    vendor: 'Handy Brothers',
    terms: 15,
    account: '5220',
    method: 'check' as const,
    taxBox: 'nec-1' as const,
    paidOn: null,
  };
  const overdue = addDays(today, -34);
  const waiting = addDays(today, -2);
  return [
    {
      ...repair,
      number: '1187',
      billedOn: overdue,
      dueOn: addDays(overdue, 15),
      description: 'North entrance gate',
      amountMinor: 42_750,
      isWaiting: false,
    },
    {
      ...repair,
      number: '1203',
      billedOn: waiting,
      dueOn: addDays(waiting, 15),
      description: 'New railing at the pool',
      amountMinor: 236_000,
      isWaiting: true,
    },
  ];
};

/** The bills of the demo over months, by their days. A month is its first day; what lies after today has not happened. */
export function billsOf(months: readonly string[], today: string, dice: Dice): DemoBill[] {
  const coming = months.flatMap((month) =>
    monthly
      .filter((each) => each.months?.includes(Number(month.slice(5, 7))) ?? true)
      .map(({ day, months: _, amount, ...bill }): DemoBill => {
        const billedOn = `${month.slice(0, 8)}${day}`;
        const dueOn = addDays(billedOn, bill.terms);
        const paidOn = addDays(dueOn, -Math.min(bill.terms, dice.between(0, 4)));
        return {
          ...bill,
          number: `${month.slice(2, 4)}${month.slice(5, 7)}-${day}${bill.account.slice(1)}`,
          billedOn,
          dueOn,
          amountMinor: amount(dice),
          paidOn: paidOn <= today ? paidOn : null,
          isWaiting: false,
        };
      })
      .filter((bill) => bill.billedOn <= today),
  );
  return [...coming, ...lately(today).filter(({ billedOn }) => billedOn >= (months[0] ?? ''))].toSorted(
    (one, other) => one.billedOn.localeCompare(other.billedOn),
  );
}
