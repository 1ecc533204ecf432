import { useState } from 'react';
import { Field } from '../../../forms/fields/field';
import { Input } from '../../../forms/fields/input';
import { useDataTexts } from '../../data.messages';
import { Applied } from './applied';

/** A part of a text that rows must have. */
export function TextPanel(props: { label: string; value: string; onApply: (text: string) => void }) {
  const t = useDataTexts();
  const [text, setText] = useState(props.value);
  return (
    <Applied onApply={() => props.onApply(text.trim())}>
      <Field label={t('containsLabel', { field: props.label })}>
        <Input size="sm" value={text} maxLength={200} onChange={(event) => setText(event.target.value)} />
      </Field>
    </Applied>
  );
}
