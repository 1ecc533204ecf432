import { useCommunity } from '@courtyard/common';
import { currencyExponent } from '@courtyard/contract/formats';
import { numberSpanFrom, numberSpanText } from '@courtyard/contract/fields/spans';
import { useState } from 'react';
import { Field } from '../../../forms/fields/field';
import { Input } from '../../../forms/fields/input';
import { amountText, parseAmountMinor } from '../../../forms/text/amount-text.rules';
import { useDataTexts } from '../../data.messages';
import { Applied } from './applied';

interface NumbersPanelProps {
  kind: 'number' | 'share' | 'money';
  value: string;
  onApply: (text: string) => void;
}

/** Digits after the point: of money those of its currency, of a share those of a percentage in millionths. */
const sharePlaces = 4;

/** From one number to another, as people write them. */
export function NumbersPanel({ kind, value, onApply }: NumbersPanelProps) {
  const t = useDataTexts();
  const { currency } = useCommunity();
  const places = kind === 'money' ? currencyExponent(currency) : kind === 'share' ? sharePlaces : 0;
  const span = numberSpanFrom(value);
  const written = (number: number | undefined) => (number === undefined ? '' : amountText(number, places));
  const [texts, setTexts] = useState({ from: written(span.from), to: written(span.to) });
  const [isWrong, setWrong] = useState(false);
  const apply = () => {
    const [from, to] = [texts.from, texts.to].map((text) =>
      text.trim() === '' ? undefined : parseAmountMinor(text.replace('%', ''), places),
    );
    const isFalse = from === null || to === null || (from !== undefined && to !== undefined && from > to);
    setWrong(isFalse);
    if (!isFalse)
      onApply(numberSpanText({ ...(from !== undefined && { from }), ...(to !== undefined && { to }) }));
  };
  const unit = kind === 'share' ? ' (%)' : kind === 'money' ? ` (${currency})` : '';
  return (
    <Applied onApply={apply}>
      {(['from', 'to'] as const).map((end) => (
        <Field
          key={end}
          label={`${t(end === 'from' ? 'fromNumber' : 'toNumber')}${unit}`}
          error={isWrong && end === 'to' ? t('wrongNumbers') : undefined}
        >
          <Input
            size="sm"
            inputMode="decimal"
            value={texts[end]}
            onChange={(event) => setTexts({ ...texts, [end]: event.target.value })}
          />
        </Field>
      ))}
    </Applied>
  );
}
