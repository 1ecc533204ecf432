import { chakra } from '../../theme/styled';
import { type ReactNode, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { BesideFormContext } from '../../overlays/modal/beside-form';
import { DifferencesPanel } from '../versions/differences-panel';
import { ErrorSummary } from './error-summary';
import { FieldDescriptionsContext } from './context/field-descriptions';
import { createFieldNeeds, FieldNeedsContext } from './context/field-needs';
import { FormIdContext } from './context/form-id';
import { PendingContext } from './context/pending';
import { UnsavedChangesGuard } from './unsaved-changes-guard';
import type { ContractForm } from './use-contract-form';

const Element = chakra('form', {
  base: { display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0' },
});

export interface FormProps<I extends FieldValues, O> {
  form: ContractForm<I, O>;
  /** Asks before unsaved changes are left. */
  guard?: boolean;
  /** Names the form where a page has several. */
  label?: string;
  /** Ids a form so that a button outside of it can submit it. */
  id?: string;
  children: ReactNode;
}

/** One column of fields with a summary of errors above and the guard of unsaved changes around. */
export function Form<I extends FieldValues, O>({ form, guard = true, label, id, children }: FormProps<I, O>) {
  const [attempts, setAttempts] = useState(0);
  const [needs] = useState(createFieldNeeds);
  const ownId = useId();
  const formId = id ?? ownId;
  const { submit, described, pending, theirChanges, settleTheirChanges, field: _field, ...methods } = form;
  const element = useRef<HTMLFormElement>(null);
  const [besideElement, setBeside] = useState<HTMLElement | null>(null);
  const beside = useMemo(() => ({ element: besideElement }), [besideElement]);
  const send = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault();
    void submit().finally(() => setAttempts((count) => count + 1));
  });
  useEffect(() => {
    const node = element.current;
    // Heard at the form itself: React would tell it of the forms of the dialogs that it opens, too.
    const hear = (event: SubmitEvent) => send(event);
    node?.addEventListener('submit', hear);
    return () => node?.removeEventListener('submit', hear);
  }, []);
  return (
    <FormProvider {...methods}>
      <FieldDescriptionsContext value={described}>
        <PendingContext value={pending}>
          <Element noValidate id={formId} {...(label ? { 'aria-label': label } : {})} ref={element}>
            <ErrorSummary attempts={attempts} />
            {theirChanges.length > 0 ? (
              <DifferencesPanel choices={theirChanges} onSettled={settleTheirChanges} />
            ) : null}
            <FieldNeedsContext value={needs}>
              <FormIdContext value={formId}>
                <BesideFormContext value={beside}>{children}</BesideFormContext>
              </FormIdContext>
            </FieldNeedsContext>
          </Element>
          <chakra.div ref={setBeside} display="contents" />
          {guard ? <UnsavedChangesGuard /> : null}
        </PendingContext>
      </FieldDescriptionsContext>
    </FormProvider>
  );
}
