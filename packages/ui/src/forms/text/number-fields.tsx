import { chakra } from '../../theme/styled';
import { useFormats } from '@courtyard/common';
import { currencyExponent } from '@courtyard/contract/formats';
import type { ReactNode } from 'react';
import { Field } from '../fields/field';
import { Input } from '../fields/input';
import { amountText, parseAmountMinor, parseNumber } from './amount-text.rules';
import { type BoundFieldProps, fieldFrame, useBoundField } from '../form/bound-field';
import { useFormTexts } from '../forms.messages';
import { useDraftedText } from './use-drafted-text';

const isNumber = (value: unknown): value is number => typeof value === 'number';

interface NumericProps extends BoundFieldProps {
  read: (text: string) => number | null;
  show: (value: number) => string;
  malformed: string | undefined;
  limit: ((value: number) => string) | undefined;
  unit?: ReactNode;
  whole?: boolean;
}

function NumericField({ read, show, malformed, limit, unit, whole = false, ...props }: NumericProps) {
  const bound = useBoundField(props, {
    label: props.label,
    malformed,
    limit,
    text: (value) => (isNumber(value) && limit ? limit(value) : String(value)),
  });
  const drafted = useDraftedText({ value: bound.value, show, read, isValue: isNumber, change: bound.change });
  return (
    <Field {...fieldFrame(props, bound)}>
      <Input
        ref={bound.ref}
        name={props.name}
        numeric
        inputMode={whole ? 'numeric' : 'decimal'}
        autoComplete="off"
        {...(typeof unit === 'string' && { pe: roomFor(unit) })}
        value={drafted.text}
        onChange={(event) => drafted.type(event.target.value)}
        onBlur={(event) => {
          drafted.settle();
          bound.blur(event);
        }}
        trailing={
          unit ? (
            <chakra.span pe="2" fontSize="sm" color="fg.subtle" pointerEvents="none">
              {unit}
            </chakra.span>
          ) : undefined
        }
      />
    </Field>
  );
}

/** The number ends before its unit, however long that is: "months" takes more than a button does. */
const roomFor = (unit: string) => `max({spacing.11}, calc(${unit.length}ch + {spacing.5}))`;

export interface NumberFieldProps extends BoundFieldProps {
  /** Drawn after the number: "sq ft", "%". */
  unit?: ReactNode;
  /** Whole numbers only: the phone's keypad without a point. */
  whole?: boolean;
  /** What is held for a shown 1: 10,000 for a percentage that is held in millionths. */
  scale?: number;
}

/** Holds a number, or null when empty. */
export function NumberField({ scale = 1, ...props }: NumberFieldProps) {
  const formats = useFormats();
  const t = useFormTexts();
  return (
    <NumericField
      {...props}
      read={(text) => scaled(parseNumber(text), scale)}
      show={(value) => String(value / scale)}
      malformed={t(props.whole ? 'wholeNumber' : 'number')}
      limit={(value) => formats.number(value / scale)}
    />
  );
}

/** Twelve digits are more than any of our scales needs, and fewer than those in which a float errs. */
const scaled = (value: number | null, scale: number) =>
  value === null ? null : Number((value * scale).toPrecision(12));

export interface MoneyFieldProps extends BoundFieldProps {
  /** ISO 4217. */
  currency?: string;
}

/** Edits an amount as text and holds it in the currency's minor unit, or null when empty. */
export function MoneyField({ currency = 'USD', ...props }: MoneyFieldProps) {
  const formats = useFormats();
  const t = useFormTexts();
  const exponent = currencyExponent(currency);
  return (
    <NumericField
      {...props}
      unit={currency}
      read={(text) => parseAmountMinor(text, exponent)}
      show={(value) => amountText(value, exponent)}
      malformed={t('money')}
      limit={(value) => formats.money(value, currency)}
    />
  );
}
