import type { Party } from '../index';

/** The books once more, plainly and in memory: what the database has to agree with after every event. */

/** Account and fund by code, and a signed amount. */
export interface ModelLine {
  account: string;
  fund: string;
  amount: number;
}

export interface ModelItem {
  id: string;
  account: '1200' | '2200' | '2010';
  fund: string;
  /** What it is in cash basis. */
  contra: string;
  party: Party;
  chargeType: 'regular' | 'late-fee' | 'other';
  issuedOn: string;
  dueOn: string;
  original: number;
  balance: number;
}

export interface ModelEntry {
  id: string;
  no: number;
  date: string;
  accrual: ModelLine[];
  cash: ModelLine[];
  /** Which of both is counted in modified cash. */
  modified: ModelLine[];
  moved: ReadonlyMap<string, number>;
  isReversed: boolean;
}

export type ModelBasis = 'accrual' | 'cash' | 'modified-cash';
export const bases: readonly ModelBasis[] = ['accrual', 'cash', 'modified-cash'];

const isTemporary = (account: string) => /^[4-7]/.test(account);

export class Model {
  readonly items = new Map<string, ModelItem>();
  readonly entries: ModelEntry[] = [];
  /** Months that are closed, in their order. */
  readonly closed: string[] = [];
  lastNo = 0;
  /** By basis, then by `month account fund`. */
  readonly sums: Record<ModelBasis, Map<string, number>> = {
    accrual: new Map(),
    cash: new Map(),
    'modified-cash': new Map(),
  };
  /** Years that are closed: what their entries added, in each basis. */
  readonly years: { endsOn: string; added: Record<ModelBasis, ModelLine[]> }[] = [];

  isOpen(date: string): boolean {
    return !this.closed.includes(date.slice(0, 7));
  }

  private add(basis: ModelBasis, date: string, lines: readonly ModelLine[], sign = 1): void {
    for (const { account, fund, amount } of lines) {
      const key = `${date.slice(0, 7)} ${account} ${fund}`;
      this.sums[basis].set(key, (this.sums[basis].get(key) ?? 0) + sign * amount);
    }
  }

  record(entry: Omit<ModelEntry, 'isReversed'>): void {
    this.add('accrual', entry.date, entry.accrual);
    this.add('cash', entry.date, entry.cash);
    this.add('modified-cash', entry.date, entry.modified);
    for (const [id, amount] of entry.moved) {
      const item = this.items.get(id);
      if (item) item.balance += amount;
    }
    this.entries.push({ ...entry, isReversed: false });
    this.lastNo = entry.no;
  }

  /** Whether the items of an entry can be put back. */
  canReverse({ moved, isReversed }: ModelEntry): boolean {
    return (
      !isReversed &&
      [...moved].every(([id, amount]) => {
        const item = this.items.get(id);
        if (!item) return false;
        const after = item.balance - amount;
        return item.original > 0
          ? after >= 0 && after <= item.original
          : after <= 0 && after >= item.original;
      })
    );
  }

  /** What stands at the end of a month, by `account fund`; zeros left out. */
  standing(basis: ModelBasis, month: string): Map<string, number> {
    const found = new Map<string, number>();
    for (const [key, amount] of this.sums[basis]) {
      if (key.slice(0, 7) > month) continue;
      const place = key.slice(8);
      found.set(place, (found.get(place) ?? 0) + amount);
    }
    for (const [place, amount] of found) if (amount === 0) found.delete(place);
    return found;
  }

  closeYear(endsOn: string): void {
    const added = {
      accrual: this.closing('accrual', endsOn),
      cash: this.closing('cash', endsOn),
      'modified-cash': this.closing('modified-cash', endsOn),
    };
    for (const basis of bases) this.add(basis, endsOn, added[basis]);
    this.years.push({ endsOn, added });
  }

  private closing(basis: ModelBasis, endsOn: string): ModelLine[] {
    const lines: ModelLine[] = [];
    for (const [place, amount] of this.standing(basis, endsOn.slice(0, 7))) {
      const [account = '', fund = ''] = place.split(' ');
      if (!isTemporary(account)) continue;
      lines.push({ account, fund, amount: -amount }, { account: '3010', fund, amount });
    }
    return lines;
  }

  reopen(): void {
    const month = this.closed.pop() ?? '';
    for (const year of [...this.years].filter(({ endsOn }) => endsOn.slice(0, 7) >= month)) {
      for (const basis of bases) this.add(basis, year.endsOn, year.added[basis], -1);
      this.years.splice(this.years.indexOf(year), 1);
    }
  }
}
