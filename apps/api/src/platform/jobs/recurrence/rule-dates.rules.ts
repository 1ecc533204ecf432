import { parseRule, ruleText } from '@courtyard/contract/communications/calendar/recurrence.rules';
import { RRuleTemporal } from 'rrule-temporal';

/** Milliseconds as if the clock were UTC's; it counts what clocks do when nobody changes them. */
export const floatingMs = (local: string): number => Date.parse(`${local}Z`);

/** The time of such a clock at such milliseconds, `2026-12-01T18:30:00`. */
export const localOf = (ms: number): string => new Date(ms).toISOString().slice(0, 19);

const maxKept = 2000;
const compiled = new Map<string, RRuleTemporal>();

/**
 * A rule from its start on, without its end, on a clock that nobody changes: zones are seen to afterwards. Making one costs
 * more than asking it, so they are kept.
 */
function compiledRule(startsLocal: string, text: string): RRuleTemporal {
  const key = `${startsLocal} ${text}`;
  const known = compiled.get(key);
  if (known) return known;
  const parsed = parseRule(text);
  if ('fault' in parsed) throw new Error(`a rule that was refused is kept: ${text}`);
  const endless = ruleText({ ...parsed.rule, count: null, until: null });
  const dtstart = startsLocal.replaceAll(/[-:]/g, '');
  const rule = new RRuleTemporal({
    rruleString: `DTSTART:${dtstart}Z\nRRULE:${endless}`,
    maxIterations: 50_000,
  });
  if (compiled.size >= maxKept) compiled.clear();
  compiled.set(key, rule);
  return rule;
}

/** Thrown for more dates than are counted at once. */
export class TooManyDates extends RangeError {}

function between(rule: RRuleTemporal, from: number, to: number) {
  try {
    return rule.between(new Date(from), new Date(to), true);
  } catch (error) {
    const isLimit = error instanceof Error && error.message.startsWith('Maximum iterations');
    throw isLimit ? new TooManyDates(error.message) : error;
  }
}

/** What a rule alone gives from one time to another, both included, before zone and end are thought of. Throws TooManyDates. */
export function ruleDates(startsLocal: string, text: string, from: string, to: string): string[] {
  if (to < from) return [];
  const first = Math.max(floatingMs(from), floatingMs(startsLocal));
  if (first > floatingMs(to)) return [];
  return between(compiledRule(startsLocal, text), first, floatingMs(to)).map(({ epochMilliseconds }) =>
    localOf(epochMilliseconds),
  );
}
