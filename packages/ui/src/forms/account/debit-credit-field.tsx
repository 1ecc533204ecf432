import { useFormats, useLabels } from '@courtyard/common';
import { registerLabels } from '@courtyard/contract/bookkeeping/account/register.labels';
import { currencyExponent } from '@courtyard/contract/formats';
import { useState } from 'react';
import { Grid } from '../../layout/primitives';
import { useIsNarrow } from '../../layout/use-is-narrow';
import { Field } from '../fields/field';
import { Input } from '../fields/input';
import { type BoundFieldProps, useBoundField } from '../form/bound-field';
import { useFormTexts } from '../forms.messages';
import { amountText, parseAmountMinor } from '../text/amount-text.rules';
import { useDraftedText } from '../text/use-drafted-text';

type Side = 'debit' | 'credit';

interface DebitCreditFieldProps extends Pick<BoundFieldProps, 'name' | 'label' | 'disabled'> {
  /** ISO 4217. */
  currency: string;
  /** That of the fields beside it; small, as in a dense table, where it is left out. */
  size?: 'sm' | 'md';
  /** No heading of columns stands above it: its sides say themselves which they are. On a phone they always do. */
  standsAlone?: boolean;
}

/**
 * An amount as accountants write it: in one of two columns. Holds it in the currency's minor unit, a debit positive and a
 * credit negative, or null when both are empty; what is written in one column takes the place of the other's.
 */
export function DebitCreditField({
  name,
  label,
  disabled,
  currency,
  size = 'sm',
  standsAlone = false,
}: DebitCreditFieldProps) {
  const t = useFormTexts();
  const formats = useFormats();
  const bound = useBoundField(
    { name },
    {
      label,
      malformed: t('money'),
      limit: (amount) => formats.money(amount, currency),
      text: (value) => (typeof value === 'number' ? formats.money(value, currency) : String(value ?? '')),
    },
    true,
  );
  const [written, setWritten] = useState<Side>('debit');
  const { value, error } = bound;
  const side = typeof value === 'number' && value !== 0 ? (value > 0 ? 'debit' : 'credit') : written;
  const shared = { name, label, disabled, currency, size, standsAlone };
  const partOf = (each: Side) => ({
    ...shared,
    side: each,
    error: each === side ? error : undefined,
    value: each !== side ? null : typeof value === 'number' ? Math.abs(value) : value,
    onBlur: bound.blur,
    ...(each === side && { controlRef: bound.ref }),
    onChange: (next: unknown) => {
      setWritten(each);
      bound.change(typeof next === 'number' && next !== 0 && each === 'credit' ? -next : next);
    },
  });
  return (
    <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="2" alignItems="start">
      <Amount {...partOf('debit')} />
      <Amount {...partOf('credit')} />
    </Grid>
  );
}

interface AmountProps extends DebitCreditFieldProps {
  side: Side;
  value: unknown;
  error: string | undefined;
  controlRef?: ReturnType<typeof useBoundField>['ref'];
  onChange: (next: unknown) => void;
  onBlur: ReturnType<typeof useBoundField>['blur'];
}

function Amount(props: AmountProps) {
  const { side, value, error, name, label, disabled, currency, size, standsAlone } = props;
  const { controlRef, onChange, onBlur } = props;
  const t = useLabels(registerLabels);
  const isNarrow = useIsNarrow();
  const exponent = currencyExponent(currency);
  const heading = t(side === 'debit' ? 'debitMinor' : 'creditMinor');
  const drafted = useDraftedText<number>({
    value,
    show: (amount) => amountText(amount, exponent),
    read: (text) => positive(parseAmountMinor(text, exponent)),
    isValue: (held): held is number => typeof held === 'number',
    change: onChange,
  });
  return (
    <Field label={`${heading}, ${label}`} hideLabel error={error} disabled={disabled}>
      <Input
        ref={controlRef}
        name={name}
        size={size}
        numeric
        inputMode="decimal"
        autoComplete="off"
        placeholder={isNarrow || standsAlone ? heading : undefined}
        value={drafted.text}
        onChange={(event) => drafted.type(event.target.value)}
        onBlur={(event) => {
          drafted.settle();
          onBlur(event);
        }}
      />
    </Field>
  );
}

/** Below zero belongs into the other column. */
const positive = (amount: number | null) => (amount !== null && amount >= 0 ? amount : null);
