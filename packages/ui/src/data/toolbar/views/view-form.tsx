import type { ListView } from '@courtyard/contract';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../actions/button';
import { failureText } from '../../../feedback/failure-text';
import { Checkbox } from '../../../forms/fields/choice';
import { Field } from '../../../forms/fields/field';
import { Input } from '../../../forms/fields/input';
import { chakra } from '../../../theme/styled';
import { useViewsTexts } from './views.messages';

const longestName = 60;

interface ViewFormProps {
  /** The one that is called otherwise; null: a new one. */
  view: ListView | null;
  canShare: boolean;
  /** What it rejects with is said at the name. */
  onSave: (written: Pick<ListView, 'name' | 'isShared'>) => Promise<unknown>;
  onBack: () => void;
}

/** What a view is called, and of a new one whether it is shared. */
export function ViewForm({ view, canShare, onSave, onBack }: ViewFormProps) {
  const t = useViewsTexts();
  const title = view ? t('rename') : t('saveNew');
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setShared] = useState(view?.isShared ?? false);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => input.current?.focus(), []);

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    // The panel may lie in a page's form.
    event.stopPropagation();
    if (isSaving) return;
    if (name.trim() === '') return refuse(t('needsName'));
    setSaving(true);
    try {
      await onSave({ name: name.trim(), isShared });
    } catch (failure) {
      refuse(failureText(failure, t('needsName')));
      setSaving(false);
    }
  };
  const refuse = (why: string) => {
    setError(why);
    input.current?.focus();
  };
  return (
    <chakra.form display="grid" gap="3" noValidate onSubmit={(event) => void save(event)}>
      <Button
        size="sm"
        variant="ghost"
        icon="chevron-left"
        ms="-2"
        justifySelf="start"
        aria-label={t('back', { title })}
        onClick={onBack}
      >
        {title}
      </Button>
      <Field label={t('name')} error={error} required>
        <Input
          ref={input}
          size="sm"
          value={name}
          maxLength={longestName}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      {canShare && !view ? (
        <Checkbox
          label={t('shareNew')}
          checked={isShared}
          onChange={(event) => setShared(event.target.checked)}
        />
      ) : null}
      <Button type="submit" size="sm" variant="primary" loading={isSaving}>
        {t('saveName')}
      </Button>
    </chakra.form>
  );
}
