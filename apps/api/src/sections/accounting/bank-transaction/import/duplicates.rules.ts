import { daysBetween } from '@courtyard/contract/days';

/** What of a line of a bank tells whether two of them are the same. Amounts in minor units, money in positive; days as YYYY-MM-DD. */
export interface ToldLine {
  bookedOn: string;
  amountMinor: number;
  checkNumber: string | null;
  /** Evidence, not identity: it changes between formats and downloads. */
  bankId: string | null;
}

/** A line that is there already. */
export interface KnownLine extends ToldLine {
  id: string;
}

/** From which day to which a file told everything, both included. */
export interface Stretch {
  from: string;
  until: string;
}

export type Verdict =
  | { verdict: 'new'; doubtOf: null }
  | { verdict: 'known'; doubtOf: null }
  | { verdict: 'doubtful'; doubtOf: string };

/** A bank may book on another day than it announced. */
const maxDaysApart = 4;

const fresh: Verdict = { verdict: 'new', doubtOf: null };
const known: Verdict = { verdict: 'known', doubtOf: null };

/** `0001187` is check 1187. */
const numberOf = (checkNumber: string | null) => checkNumber?.replace(/^0+(?=.)/, '') ?? null;

const sameCheck = (one: ToldLine, other: ToldLine) => one.checkNumber === other.checkNumber;

/** One format tells the number of the check, another does not. */
const checksFit = (one: ToldLine, other: ToldLine) =>
  one.checkNumber === null || other.checkNumber === null || sameCheck(one, other);

const sameId = (one: ToldLine, other: ToldLine) => one.bankId !== null && one.bankId === other.bankId;

/** The lines that are there by what is looked for, so that a long file is not compared with each of them. */
class Known {
  private readonly byMoney = new Map<string, KnownLine[]>();
  private readonly byAmount = new Map<number, KnownLine[]>();
  /** Those that a line of the file is. */
  private readonly told = new Set<string>();

  constructor(lines: readonly KnownLine[]) {
    const add = <K>(map: Map<K, KnownLine[]>, key: K, line: KnownLine) => {
      const alike = map.get(key);
      if (alike) alike.push(line);
      else map.set(key, [line]);
    };
    for (const line of lines) {
      add(this.byMoney, `${line.bookedOn} ${line.amountMinor}`, line);
      add(this.byAmount, line.amountMinor, line);
    }
  }

  ofMoney = ({ bookedOn, amountMinor }: ToldLine) => this.byMoney.get(`${bookedOn} ${amountMinor}`) ?? [];
  ofAmount = ({ amountMinor }: ToldLine) => this.byAmount.get(amountMinor) ?? [];
  isTold = ({ id }: KnownLine) => this.told.has(id);

  /** Takes one that fits and that no other line of the file is. */
  take(line: ToldLine, fits: (one: KnownLine, other: ToldLine) => boolean): boolean {
    const found = this.ofMoney(line).find((each) => !this.isTold(each) && fits(each, line));
    if (found) this.told.add(found.id);
    return found !== undefined;
  }
}

/** Of the lines of one account: the same money on the same day, the surest first. */
const passes: readonly ((one: KnownLine, other: ToldLine) => boolean)[] = [
  (one, other) => sameCheck(one, other) && sameId(one, other),
  sameCheck,
  checksFit,
];

/** The line that this one may be, told on another day. */
function movedFrom(line: ToldLine, there: Known, file: Stretch): KnownLine | undefined {
  const untold = there.ofAmount(line).filter((each) => !there.isTold(each) && checksFit(each, line));
  const near = ({ bookedOn }: KnownLine) => Math.abs(daysBetween(bookedOn, line.bookedOn)) <= maxDaysApart;
  // What lies outside of the file's days need not be in it: there it proves nothing.
  const isInFile = ({ bookedOn }: KnownLine) => bookedOn >= file.from && bookedOn <= file.until;
  return untold.find((each) => sameId(each, line)) ?? untold.find((each) => near(each) && isInFile(each));
}

/** One more of a kind on a day that a file told whole: only other ids say that it is no slip. */
function oneTooMany(line: ToldLine, there: Known, before: readonly Stretch[]): KnownLine | undefined {
  const isTold = before.some(({ from, until }) => line.bookedOn >= from && line.bookedOn < until);
  if (!isTold) return undefined;
  const alike = there.ofMoney(line).filter((each) => checksFit(each, line));
  const isOther =
    line.bankId !== null && alike.every(({ bankId }) => bankId !== null && bankId !== line.bankId);
  return isOther ? undefined : alike[0];
}

/**
 * Which lines of a file are there already, which are new, and which a person has to look at. They are counted by day, amount and
 * number of the check: two equal deposits of one day are two, in every format and however often they are told.
 */
export function judgeLines(
  given: readonly ToldLine[],
  there: readonly KnownLine[],
  { file, before }: { file: Stretch; before: readonly Stretch[] },
): Verdict[] {
  const plainly = <L extends ToldLine>(line: L) => ({ ...line, checkNumber: numberOf(line.checkNumber) });
  const lines = given.map(plainly);
  const knownLines = new Known(there.map(plainly));
  const verdicts = lines.map((): Verdict | null => null);
  for (const fits of passes) {
    for (const [place, line] of lines.entries())
      if (verdicts[place] === null && knownLines.take(line, fits)) verdicts[place] = known;
  }
  return lines.map((line, place) => {
    const found = verdicts[place];
    if (found) return found;
    const doubt = movedFrom(line, knownLines, file) ?? oneTooMany(line, knownLines, before);
    return doubt ? { verdict: 'doubtful', doubtOf: doubt.id } : fresh;
  });
}
