import { chakra } from '../theme/styled';
import { useFormats } from '@courtyard/common';
import { figures } from '../theme/tokens';

const Figure = chakra('span', {
  base: { ...figures, whiteSpace: 'nowrap' },
});

export interface MoneyProps {
  /** In the currency's minor unit: cents of a dollar. */
  amountMinor: number | bigint;
  /** ISO 4217. */
  currency?: string;
  /** Reports set negatives in parentheses. */
  negative?: 'minus' | 'parentheses';
}

/** An amount of money in the person's format. */
export function Money({ amountMinor, currency = 'USD', negative = 'minus' }: MoneyProps) {
  const formats = useFormats();
  return <Figure>{formats.money(amountMinor, currency, negative)}</Figure>;
}

/** A calendar day in the person's date format; a dash where there is none. */
export function DayText({ day }: { day: string | null | undefined }) {
  const formats = useFormats();
  if (!day) return <Missing />;
  return (
    <Figure asChild>
      <time dateTime={day}>{formats.day(day)}</time>
    </Figure>
  );
}

/** A moment (ISO 8601) as day and time of day, by the community's clock. */
export function MomentText({ moment }: { moment: string | null | undefined }) {
  const formats = useFormats();
  if (!moment) return <Missing />;
  return (
    <Figure asChild>
      <time dateTime={moment}>{formats.moment(moment)}</time>
    </Figure>
  );
}

/** A value that is not there. */
export function Missing() {
  return (
    <chakra.span color="fg.subtle" aria-hidden="true">
      –
    </chakra.span>
  );
}
