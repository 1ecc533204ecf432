import { call, choicesOf, useCan, useMessages } from '@courtyard/common';
import type { NamedAudience, NamedAudiencePart } from '@courtyard/contract';
import {
  audienceChoiceKinds,
  audienceCircles,
  audienceGroups,
  audiencePermissionOf,
} from '@courtyard/contract/platform/notifications/audience/audience.values';
import { useRef } from 'react';
import { z } from 'zod';
import { Dialog } from '../../../overlays/modal/dialog';
import { ComboboxField } from '../../combobox/combobox-field';
import type { LoadOptions } from '../../combobox/use-options';
import { Form } from '../../form/form';
import { FormActions } from '../../form/form-actions';
import { useContractForm } from '../../form/use-contract-form';
import { useFormValue } from '../../form/use-form-value';
import { SelectField } from '../../text/choice-fields';
import { audienceMessages } from './audience.messages';

const kinds = [...audienceGroups, ...audienceChoiceKinds] as const;
type ChoiceKind = (typeof audienceChoiceKinds)[number];

const isChoice = (kind: string): kind is ChoiceKind => audienceChoiceKinds.some((other) => other === kind);

/** One part; `chosen` says which role, building, person. */
const partInput = z
  .object({
    kind: z.enum(kinds).default('owners'),
    chosen: z.string().nullable(),
    who: z.enum(audienceCircles).default('everybody'),
  })
  .superRefine(({ kind, chosen }, context) => {
    if (isChoice(kind) && chosen === null)
      context.addIssue({ code: 'custom', path: ['chosen'], message: '' });
  });

interface PartDialogProps {
  side: keyof NamedAudience;
  offersSaved: boolean;
  onAdd: (part: NamedAudiencePart) => void;
  onClose: () => void;
}

/** Asks for one part of an audience. */
export function PartDialog({ side, offersSaved, onAdd, onClose }: PartDialogProps) {
  const t = useMessages(audienceMessages);
  const found = useRef(new Map<string, NamedAudiencePart>());
  const canSeeNames = useCan('Members List View');
  const canChooseArrears = useCan(audiencePermissionOf.arrears);
  const form = useContractForm(partInput, {
    rules: { chosen: t('choose') },
    onSubmit: ({ kind, chosen, who }) => {
      if (!isChoice(kind)) return onAdd({ kind });
      const part = found.current.get(chosen ?? '');
      if (!part) return;
      onAdd(part.kind === 'building' || part.kind === 'unit' ? { ...part, who } : part);
    },
  });
  const kind = useFormValue(form, 'kind') ?? 'owners';
  const find =
    (asked: ChoiceKind): LoadOptions =>
    async (search, signal) => {
      const query = { kind: asked, ...(search && { search }) };
      const { data } = await call('GET /api/v1/audiences/choices', { query, signal });
      return data.map(({ part, name, note }) => {
        const value = JSON.stringify(part);
        found.current.set(value, part);
        return { value, label: note === null ? name : `${name} · ${note}` };
      });
    };
  const offered = kinds.filter(
    (each) =>
      (each !== 'person' || canSeeNames) &&
      (each !== 'arrears' || canChooseArrears) &&
      (each !== 'saved' || offersSaved),
  );
  return (
    <Dialog open onClose={onClose} title={t(side === 'include' ? 'addTitle' : 'leaveOutTitle')}>
      <Form form={form} guard={false}>
        <SelectField name="kind" label={t('who')} options={choicesOf(t, 'kind', offered)} required />
        {isChoice(kind) ? (
          <ComboboxField
            key={kind}
            name="chosen"
            label={t(kind)}
            placeholder={t('choose')}
            options={find(kind)}
            required
          />
        ) : null}
        {kind === 'building' || kind === 'unit' ? (
          <SelectField
            name="who"
            label={t('which')}
            options={audienceCircles.map((value) => ({ value, label: t(value) }))}
            required
          />
        ) : null}
        <FormActions onCancel={onClose} submitLabel={t(side === 'include' ? 'add' : 'leaveOut')} />
      </Form>
    </Dialog>
  );
}
