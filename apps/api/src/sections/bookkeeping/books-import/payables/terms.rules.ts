import { msg } from '../../../../platform/http/language/sentence';
import { RowFault } from '../rows.rules';

/** When the bills of a vendor are due, as another system says it. */
export interface ReadTerms {
  /** From a bill to its payment. */
  days: number;
  /** They lower what is paid early, which nothing here knows of. */
  hasDiscount: boolean;
}

const maxDays = 180;
const unit = String.raw`(?:\s*(?:days?|d[ií]as?))?`;
/** `2% 10,`, `2/10`, `1.5% 15 days`: so much less within so many days, before when it is due at last. */
const discount = new RegExp(
  String.raw`^\d{1,2}(?:[.,]\d{1,2})?\s*(?:%\s*[/-]?|[/-])\s*\d{1,3}${unit}\s*[,;/-]?\s*(?=n)`,
  'i',
);
/** `Net 30`, `n/30`, `30 days`, `30`. */
const net = new RegExp(String.raw`^(?:net|neto|n)?\s*[/:-]?\s*(\d{1,4})${unit}$`, 'i');
const atOnce = /^\D*(?:receipt|immediate|\bcod\b|cash|contado|recibo|recibir)\D*$/i;

/**
 * Terms as other systems write them: "Net 30", "2% 10, Net 30", "n/30", "Due on receipt"; null where nothing is said. Throws a RowFault
 * for terms that are not a number of days from the bill, as those of a day of the month.
 */
export function termsIn(text: string): ReadTerms | null {
  const written = text.trim();
  if (written === '') return null;
  if (atOnce.test(written)) return { days: 0, hasDiscount: false };
  const rest = written.replace(discount, '');
  const days = Number(net.exec(rest)?.[1] ?? Number.NaN);
  if (Number.isInteger(days) && days <= maxDays) return { days, hasDiscount: rest !== written };
  throw new RowFault('terms', msg`"${text}" isn’t a valid term. Enter a number of days, such as 30.`);
}
