import type { ServiceItemInput } from '@courtyard/contract/bookkeeping/service-item/service-item';
import { Dice, idOf } from '../../../platform/section/demo/dice';
import type { DemoSeed } from '../../../platform/section/demo/demo-community';
import { accounts, funds } from '../../../ledger';
import { byKind } from './service-item.rules';

/** With codes of the chart in place of ids, and the price in whole units of the currency. */
type DemoItem = Pick<ServiceItemInput, 'name' | 'kind'> &
  Partial<Pick<ServiceItemInput, 'code' | 'description' | 'unit' | 'chargeType' | 'taxBox'>> & {
    price?: number;
    fund?: 'OP' | 'RES';
    income?: string;
    expense?: string;
    isArchived?: boolean;
  };

const items: readonly DemoItem[] = [
  {
    name: 'Monthly assessment',
    code: 'DUES',
    kind: 'billed',
    description: 'Regular monthly assessment',
    unit: 'month',
    fund: 'OP',
    income: '4010',
    chargeType: 'regular',
  },
  {
    name: 'Reserve assessment',
    code: 'RESERVE',
    kind: 'billed',
    description: 'Reserve contribution',
    unit: 'month',
    fund: 'RES',
    income: '4030',
    chargeType: 'regular',
  },
  {
    name: 'Late fee',
    code: 'LATE',
    kind: 'billed',
    description: 'Late fee under the collection policy',
    price: 25,
    fund: 'OP',
    income: '4100',
    chargeType: 'late-fee',
  },
  {
    name: 'Pool key fob',
    code: 'FOB',
    kind: 'both',
    description: 'Key fob for the pool and the gym',
    price: 35,
    unit: 'each',
    fund: 'OP',
    income: '4900',
    chargeType: 'other',
    expense: '5210',
  },
  {
    name: 'Clubhouse rental',
    code: 'CLUB',
    kind: 'billed',
    description: 'Clubhouse and kitchen rental, cleaning included',
    price: 150,
    unit: 'day',
    fund: 'OP',
    income: '4200',
    chargeType: 'other',
  },
  {
    name: 'Violation fine',
    code: 'FINE',
    kind: 'billed',
    description: 'Fine imposed by the board after a hearing',
    fund: 'OP',
    income: '4120',
    chargeType: 'fine',
  },
  {
    name: 'Landscaping',
    kind: 'bought',
    description: 'Mowing, hedges and leaf removal in common areas',
    price: 1850,
    unit: 'month',
    fund: 'OP',
    expense: '5200',
    taxBox: 'nec-1',
  },
  {
    name: 'Handyman',
    kind: 'bought',
    description: 'Minor repairs, labor only',
    price: 68,
    unit: 'hour',
    fund: 'OP',
    expense: '5220',
    taxBox: 'nec-1',
  },
  {
    name: 'Legal advice',
    kind: 'bought',
    description: 'Attorney time',
    price: 320,
    unit: 'hour',
    fund: 'OP',
    expense: '5020',
    taxBox: 'nec-1',
  },
  {
    name: 'Storage unit',
    kind: 'bought',
    description: 'Rent for holiday decoration storage',
    price: 95,
    unit: 'month',
    fund: 'OP',
    expense: '5900',
    taxBox: 'misc-1',
  },
  {
    name: 'Roof replacement',
    kind: 'bought',
    description: 'Roof repair and replacement from reserves',
    fund: 'RES',
    expense: '6010',
    taxBox: 'nec-1',
  },
  {
    name: 'Paper statement',
    code: 'PAPER',
    kind: 'billed',
    description: 'Paper statement sent by mail',
    price: 3.5,
    unit: 'each',
    fund: 'OP',
    income: '4900',
    chargeType: 'other',
    isArchived: true,
  },
];

/** What a demo community with a chart bills and buys, changed in the last three months. */
export const seedServiceItems: DemoSeed = async (tx, { id: tenantId, slug }) => {
  const accountIds = new Map((await accounts(tx)).map(({ code, id }) => [code, id]));
  if (accountIds.size === 0) return;
  const fundIds = new Map((await funds(tx)).map(({ code, id }) => [code, id]));
  const dice = new Dice(`${slug} service-items`);
  const idIn = (ids: ReadonlyMap<string, string>, code: string | undefined) => {
    if (code === undefined) return null;
    const id = ids.get(code);
    if (id === undefined) throw new Error(`the chart of the demo has no ${code}`);
    return id;
  };
  const rows = items.map(({ price, fund, income, expense, isArchived = false, ...item }) => {
    const updatedAt = new Date(Date.now() - dice.between(60, 130_000) * 60_000);
    return {
      tenantId,
      id: idOf(`${slug} service-item ${item.name}`),
      ...byKind({
        code: null,
        description: null,
        unit: null,
        chargeType: null,
        taxBox: 'none',
        ...item,
        priceMinor: price === undefined ? null : Math.round(price * 100),
        fundId: idIn(fundIds, fund),
        incomeAccountId: idIn(accountIds, income),
        expenseAccountId: idIn(accountIds, expense),
      }),
      archivedAt: isArchived ? updatedAt : null,
      updatedAt,
    };
  });
  await tx.insertInto('serviceItem').values(rows).execute();
};
